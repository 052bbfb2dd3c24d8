/** What is used of it; the types of Node leave it to those of browsers. */
declare namespace WebAssembly {
  function instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ readonly instance: { readonly exports: { readonly [name: string]: unknown } } }>;
}
