// What docs/typescript.md has for browsers that cannot decompress Zstandard by themselves.
import { Decompress } from 'fzstd';

export function zstd() {
  let to;
  const decoder = new Decompress(bytes => to.enqueue(bytes));
  return new TransformStream({
    start(controller) {
      to = controller;
    },
    transform(bytes) {
      decoder.push(bytes);
    },
  });
}
