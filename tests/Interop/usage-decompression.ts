// What docs/typescript.md shows of decompressors, with a format that all compilers know.
import { setDecompressor, setStreamDecompressor } from './generated/default/index.ts';

export function decompress(): void {
  setDecompressor('zstd', async (bytes, size) => {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer()).subarray(0, size);
  });
  setStreamDecompressor('zstd', () => new DecompressionStream('gzip'));
}
