// Opens pages in a browser, `chromium` or `firefox`, until its input ends: a line is an address, and so is a line of output the list
// of what went wrong on the page.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import puppeteer from 'puppeteer-core';

const mostMilliseconds = 300_000;
const [name] = process.argv.slice(2), { browser, programs, args } = {
  chromium: { browser: 'chrome', programs: ['chromium', 'chromium-browser', 'google-chrome'], args: ['--no-sandbox', '--disable-background-networking'] },
  firefox: { browser: 'firefox', programs: ['firefox-esr', 'firefox'], args: [] },
}[name];
const executablePath = process.env.PATH.split(path.delimiter).flatMap(folder => programs.map(name => path.join(folder, name))).find(fs.existsSync);
if (!executablePath) throw new Error(`There is no ${name} on the PATH. eng/test.sh installs it on Debian.`);
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'memformat-browser-'));
const opened = await puppeteer.launch({
  browser, executablePath, args, headless: true, timeout: mostMilliseconds, protocolTimeout: mostMilliseconds,
  // As root, Firefox refuses the home of another user.
  env: { ...process.env, HOME: home },
  // Firefox asks for an icon, which the page's policy forbids.
  extraPrefsFirefox: { 'browser.chrome.site_icons': false },
});

/** Waits until the page says that it is done; it says what goes wrong to its console, or the browser does. */
async function open(address) {
  const page = await opened.newPage(), wrong = [];
  await new Promise(resolve => {
    const fail = text => {
      wrong.push(text);
      resolve();
    };
    const timer = setTimeout(() => fail('The page is not done.'), mostMilliseconds);
    timer.unref();
    page.on('console', message => {
      if (message.text() === 'done') resolve();
      else if (message.type() === 'error' || message.type() === 'warn') wrong.push(`${message.type()}: ${message.text()}`);
    });
    // Firefox reports each connection that a server cuts, which tests of reconnecting do on purpose.
    page.on('pageerror', error => /^The connection to ws:/.test(error.message) || fail(String(error.stack)));
    page.on('error', error => fail('The page crashed. ' + error));
    page.on('request', request => {
      if (new URL(request.url()).origin !== new URL(address).origin) wrong.push(`It asked for ${request.url()}.`);
    });
    page.goto(address, { timeout: mostMilliseconds }).catch(error => fail(String(error)));
  });

  // To close a page that is still loading is an error of the page, too.
  const all = [...wrong];
  await page.close();
  return all;
}

for await (const address of readline.createInterface({ input: process.stdin })) console.log(JSON.stringify(await open(address)));
await opened.close();
fs.rmSync(home, { recursive: true, force: true });
