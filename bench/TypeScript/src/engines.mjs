import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

/** What measures: each contender in a process of its own with the baseline, so that none meets code that was optimized for another. */
export const engines = {
  async node(folder, data) {
    return {
      name: 'Node ' + process.versions.node,
      async run(work) {
        const script = fileURLToPath(new URL('node.mjs', import.meta.url));
        const { stdout } = await promisify(execFile)(process.execPath, [script, folder, data, JSON.stringify(work)]);
        return JSON.parse(stdout);
      },
      close: async () => {},
    };
  },

  async chromium(folder, data) {
    const server = createServer(async (request, response) => {
      const file = basename(request.url), type = file.endsWith('.mjs') ? 'text/javascript' : file ? 'application/octet-stream' : 'text/html';
      // Isolated, so that the page's clock is as fine as Node's.
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin').setHeader('Cross-Origin-Embedder-Policy', 'require-corp').setHeader('Content-Type', type);
      response.end(file ? await readFile((file.endsWith('.mjs') ? folder : data) + '/' + file).catch(() => '') : '<!doctype html><title>MemFormat</title>');
    });
    await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
    const options = { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-background-networking'] };
    const browser = await chromium.launch(options);
    await browser.close();
    return {
      name: 'Chromium ' + browser.version(),
      async run(work) {
        const browser = await chromium.launch(options);
        try {
          const page = await browser.newPage();
          await page.goto(`http://127.0.0.1:${server.address().port}/`);
          return await page.evaluate(async work => {
            if (!crossOriginIsolated) throw new Error('The clock is coarse.');
            const { run } = await import('/cells.mjs');
            return await run(work, async file => new Uint8Array(await (await fetch('/' + file)).arrayBuffer()));
          }, work);
        } finally {
          await browser.close();
        }
      },
      close: async () => { server.close(); server.closeAllConnections(); },
    };
  },
};
