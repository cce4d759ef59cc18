// What docs/typescript.md has for browsers that cannot decompress Zstandard by themselves.
import { Decompress } from 'fzstd';

export function zstd(): TransformStream<Uint8Array, Uint8Array> {
  let to: TransformStreamDefaultController<Uint8Array>;
  const decoder = new Decompress(bytes => to.enqueue(bytes));
  return new TransformStream({
    start(controller) { to = controller; },
    transform(bytes: Uint8Array) { decoder.push(bytes); },
  });
}
