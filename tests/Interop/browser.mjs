// Opens pages in Chromium until its input ends: a line is an address, and so is a line of output the list of what went wrong on the page.
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { chromium } from 'playwright-core';

const mostMilliseconds = 300_000;
const names = ['chromium', 'chromium-browser', 'google-chrome'];
const executablePath = process.env.PATH.split(path.delimiter).flatMap(folder => names.map(name => path.join(folder, name))).find(fs.existsSync);
if (!executablePath) throw new Error('There is no chromium on the PATH. eng/test.sh installs it on Debian.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });

/** Waits until the page says that it is done; it says what goes wrong to its console, or Chromium does. */
async function open(address) {
  const page = await browser.newPage(), wrong = [];
  await new Promise(resolve => {
    const fail = text => resolve(wrong.push(text)), timer = setTimeout(() => fail('The page is not done.'), mostMilliseconds);
    timer.unref();
    page.on('console', message => {
      if (message.text() === 'done') resolve();
      else if (message.type() === 'error' || message.type() === 'warning') wrong.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', error => fail(String(error.stack)));
    page.on('crash', () => fail('The page crashed.'));
    page.on('request', request => {
      if (new URL(request.url()).origin !== new URL(address).origin) wrong.push(`It asked for ${request.url()}.`);
    });
    page.goto(address).catch(error => fail(String(error)));
  });
  await page.close();
  return wrong;
}

for await (const address of readline.createInterface({ input: process.stdin })) console.log(JSON.stringify(await open(address)));
await browser.close();
