declare namespace Cloudflare {
  interface Env extends Readonly<import('../../worker/env.ts').Env> {}
  interface GlobalProps {
    mainModule: typeof import('./setup/worker.ts');
  }
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}
