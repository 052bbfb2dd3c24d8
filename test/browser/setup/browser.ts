import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const HOME = resolve('.tmp/chromium-153.0.0');
const COMPLETE = `${HOME}/complete`;

/** The package's own list of font folders names `/tmp/fonts`; without a font the first button or select crashes the browser. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${HOME}/fonts</dir><cachedir>${HOME}/fonts-cache</cachedir></fontconfig>
`;

interface Executable {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/**
 * Unpacks the browser that the npm package carries into a folder of the project. The package looks at the
 * environment while it is imported and leaves its own library path there, which only the browser may see.
 */
async function unpack(): Promise<Executable> {
  if (!existsSync(COMPLETE)) rmSync(HOME, { recursive: true, force: true });
  mkdirSync(HOME, { recursive: true });
  const before = { ...process.env };
  process.env.TMPDIR = HOME;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x';
  const { default: pack } = await import('@sparticuz/chromium');
  const executablePath = await pack.executablePath();
  const env = { ...process.env, LD_LIBRARY_PATH: `${HOME}/al2023/lib`, FONTCONFIG_PATH: `${HOME}/fonts` };
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  writeFileSync(`${HOME}/fonts/fonts.conf`, FONTS);
  writeFileSync(COMPLETE, '');
  return { executablePath, env: env as unknown as Record<string, string> };
}

/** A headless browser: the one inside the npm package on Linux x64, elsewhere the installed Chrome. */
export async function launch(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return chromium.launch({ channel: 'chrome', args: FLAGS });
  }
  const { executablePath, env } = await unpack();
  return chromium.launch({ executablePath, env, args: FLAGS });
}
