import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const path = file => fileURLToPath(new URL(file, import.meta.url));

/**
 * Bundles the measured code: the same for Node and for the page, but for what packages have in both.
 * @param {'node' | 'browser'} platform
 */
export async function bundle(platform, folder) {
  await build({
    entryPoints: [path('cells.mjs')],
    outfile: folder + '/cells.mjs', bundle: true, format: 'esm', target: 'es2022', logLevel: 'warning', platform,
    // It has a part that is native.
    external: platform === 'node' ? ['msgpackr'] : [],
    alias: { 'memformat-types': path('../generated/types/index.ts'), 'memformat-numbers': path('../generated/numbers/index.ts'), 'memformat-pooled': path('../generated/pooled/index.ts') },
  });
}
