import { err, ok, type Result } from '../engine/result.ts';
import { MAX_BODY_BYTES, type Refusal } from '../protocol/http.ts';

/**
 * A request's body as text. Counted while it is read, because a declared length may be missing or wrong; what is
 * over the limit is not read to its end.
 */
export async function readBody(request: Request): Promise<Result<string, Refusal>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) {
      return err({ code: 'too-large', message: `A body has at most ${MAX_BODY_BYTES} bytes.` });
    }
    chunks.push(chunk);
  }
  try {
    return ok(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await new Blob(chunks).arrayBuffer()),
    );
  } catch {
    return err({ code: 'malformed', message: 'The body is not UTF-8.' });
  }
}
