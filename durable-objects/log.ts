/**
 * The one place that writes to the platform's log. A fault is told by its name and where it happened in the code,
 * never by its message: a message may quote what a client sent, keys included.
 */
export function logFault(where: string, fault: unknown): void {
  const { name, frames } = describe(fault);
  console.error(`${where}: ${name}`, ...frames);
}

function describe(fault: unknown): { readonly name: string; readonly frames: readonly string[] } {
  if (!(fault instanceof Error)) return { name: typeof fault, frames: [] };
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: fault.name, frames };
}
