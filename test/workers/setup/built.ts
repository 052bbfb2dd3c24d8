import { existsSync } from 'node:fs';

/** Before the tests of the server: some of them look at what the build made. */
export default function setup(): void {
  const file = 'dist/client/table.html';
  if (!existsSync(file)) throw new Error(`${file} is missing: "npm run build:all" makes it`);
}
