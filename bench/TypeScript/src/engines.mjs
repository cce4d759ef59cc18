import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { measure } from './measure.mjs';

/** Garbage is collected by the thread that makes it, so that it counts. */
const collects = ['--single-threaded-gc', '--max-semi-space-size=16'];

/** What measures: each contender in a process of its own with the baseline, so that none meets code that was optimized for another. */
export const engines = {
  async node(folder, data) {
    return {
      name: 'Node ' + process.versions.node,
      async run(work) {
        const script = fileURLToPath(new URL('node.mjs', import.meta.url));
        const { stdout } = await promisify(execFile)(process.execPath, [...collects, script, folder, data, JSON.stringify(work)]);
        return JSON.parse(stdout);
      },
      close: async () => {},
    };
  },

  async chromium(folder, data) {
    const server = createServer(async (request, response) => {
      const file = basename(request.url), type = file.endsWith('.mjs') ? 'text/javascript' : file ? 'application/octet-stream' : 'text/html';
      response.setHeader('Content-Type', type);
      response.end(file ? await readFile((file.endsWith('.mjs') ? folder : data) + '/' + file).catch(() => '') : '<!doctype html><title>MemFormat</title>');
    });
    await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
    const options = { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-background-networking', '--js-flags=--single-threaded-gc'] };
    const browser = await chromium.launch(options);
    await browser.close();
    return {
      name: 'Chromium ' + browser.version(),
      async run(work) {
        const browser = await chromium.launch(options);
        try {
          const page = await browser.newPage();
          await page.goto(`http://127.0.0.1:${server.address().port}/`);
          const names = await page.evaluate(async work => {
            const { make } = await import('/cells.mjs');
            const cells = await make(work, async file => new Uint8Array(await (await fetch('/' + file)).arrayBuffer()));
            globalThis.slice = (name, which, runs) => {
              const { run } = cells[name][which];
              for (let i = 0; i < runs; i++) globalThis.sink = run();
              return 0;
            };
            return Object.keys(cells);
          }, work);
          return await measured(browser, page, names, work.seconds);
        } finally {
          await browser.close();
        }
      },
      close: async () => { server.close(); server.closeAllConnections(); },
    };
  },
};

/** Measures the main thread of the page's process, as Linux tells it. */
async function measured(browser, page, names, seconds) {
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(p => p.type === 'renderer').map(p => p.id), session = await page.context().newCDPSession(page), results = {};
  const spent = () => renderers.reduce((sum, id) => sum + readFileSync(`/proc/${id}/task/${id}/schedstat`, 'latin1').split(' ')[0] / 1e6, 0);
  const raw = async (name, which, runs) => {
    const start = spent();
    const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: `slice(${JSON.stringify(name)}, ${which}, ${runs})` });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return spent() - start;
  };
  for (const name of names) {
    // The call itself.
    const empty = [];
    for (let i = 0; i < 9; i++) empty.push(await raw(name, 0, 0));
    const call = empty.sort((a, b) => a - b)[4];
    results[name] = await measure(async (which, runs) => await raw(name, which, runs) - call, seconds);
  }

  return results;
}
