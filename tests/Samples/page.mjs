// Uses the Catalog sample's page as somebody would: node page.mjs ADDRESS [FOLDER for screenshots]
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const [, , address, screenshots] = process.argv;
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-background-networking'],
});

// What the browser complains of: errors, warnings, violations of the content security policy, answers that are none.
const complaints = [];

async function open({ width, height, colorScheme }, hash = '') {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', message => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', error => complaints.push(String(error)));
  page.on('response', response => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', event => console.error(`${event.violatedDirective} forbids ${event.blockedURI}`));
  });
  await page.goto(address + hash);
  await page.locator('#query:enabled').waitFor();
  return page;
}

const texts = locator => locator.allTextContents();
const number = text => Number.parseFloat(text.replaceAll(',', ''));

async function shoot(page, name) {
  if (screenshots) await page.screenshot({ path: `${screenshots}/${name}.png` });
}

// A page whose failures are wanted: nothing complains of them.
async function openDisturbed(disturb, at = address) {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(60_000);
  await disturb(page);
  await page.goto(at);
  return page;
}

// The server with an answer that comes in two halves: the second one when `release` is called.
async function startHalving(path) {
  let release;
  const released = new Promise(resolve => release = resolve);
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url, address), { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': body.length });
    if (request.url === path) {
      response.write(body.subarray(0, body.length / 2));
      await released;
      response.end(body.subarray(body.length / 2));
    } else {
      response.end(body);
    }
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return { at: `http://127.0.0.1:${server.address().port}/`, release, stop: () => { release(); server.close(); server.closeAllConnections(); } };
}

async function isAccessible(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
}

const wide = { width: 1280, height: 800, colorScheme: 'light' };
const checks = {
  async 'the policy is strict'() {
    const policy = (await fetch(address)).headers.get('content-security-policy');
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe|\*|data:|blob:/);
  },

  async 'a query finds a member, and Enter shows all its overloads'() {
    const page = await open(wide);
    await page.keyboard.type('stringbuilder append');
    const first = page.getByRole('option').first();
    assert.match(await first.innerText(), /^M\s*Append\s+\d+ overloads\s+System\.Text\.StringBuilder$/);
    await shoot(page, 'search');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'StringBuilder' }).waitFor();
    const overloads = await texts(page.locator('.marked .signature'));
    assert.ok(overloads.length > 10, `${overloads.length} overloads`);
    assert.ok(overloads.includes('StringBuilder Append(char value, int repeatCount)'), overloads.join('\n'));
    await page.locator('.marked').first().waitFor();
    await isAccessible(page);
  },

  async 'arrow keys choose, Escape forgets, / comes back'() {
    const page = await open(wide);
    await page.keyboard.type('dictionary');
    const field = page.getByRole('combobox');
    assert.equal(await page.getByRole('option', { selected: true }).getAttribute('id'), 'result-0');
    await page.keyboard.press('ArrowDown');
    assert.equal(await field.getAttribute('aria-activedescendant'), 'result-1');
    await page.keyboard.press('ArrowUp');
    assert.equal(await field.getAttribute('aria-activedescendant'), 'result-0');
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('option').count(), 0);
    assert.equal(await field.inputValue(), '');
    await field.blur();
    await page.keyboard.press('/');
    assert.ok(await field.evaluate(it => it === document.activeElement));
  },

  async 'what is typed is answered at once'() {
    const page = await open(wide);
    // The best of five for each query, since the machine may be busy with other things; of these the slowest.
    const slowest = await page.evaluate(() => {
      const field = document.getElementById('query');
      const answer = query => {
        field.value = query;
        const start = performance.now();
        field.dispatchEvent(new Event('input'));
        void document.body.offsetHeight;
        return performance.now() - start;
      };
      return Math.max(...['e', 'st', 'string', 'system string'].map(query => Math.min(...Array.from({ length: 5 }, () => answer(query)))));
    });
    console.log(`a keystroke takes at most ${slowest.toFixed(1)} ms`);
    assert.ok(slowest < 100, `${slowest} ms`);
  },

  async 'a namespace opens, a type, and the types that it names'() {
    const page = await open(wide);
    await page.locator('summary', { hasText: /^System\.Collections\d+ types$/ }).click();
    await page.getByRole('link', { name: 'All with summaries' }).click();
    await page.getByRole('heading', { name: 'System.Collections' }).waitFor();
    assert.ok((await texts(page.locator('.documented a'))).includes('ArrayList'));
    await shoot(page, 'namespace');
    await page.locator('summary', { hasText: /^System\.Collections\.Generic\d+ types$/ }).click();
    await page.getByRole('link', { name: 'Dictionary<TKey, TValue>', exact: true }).click();
    await page.getByRole('heading', { name: 'Dictionary<TKey, TValue>' }).waitFor();
    assert.match(await page.title(), /^Dictionary<TKey, TValue>/);
    assert.match(await page.locator('.declaration').innerText(), /^public class Dictionary<TKey, TValue> : IDictionary<TKey, TValue>, /);
    const signatures = await texts(page.locator('.signature'));
    const some = ['Dictionary(int capacity)', 'int Count { get; }', 'TValue this[TKey] { get; set; }', 'bool TryGetValue(TKey key, out TValue value)'];
    for (const expected of some)
      assert.ok(signatures.includes(expected), `${expected} in\n${signatures.join('\n')}`);
    assert.match(await page.locator('h1 + .summary').innerText(), /collection of keys and values/);
    assert.match(await page.locator('li', { hasText: 'bool TryGetValue(' }).locator('.summary').textContent(), /value associated with the specified key/);
    await shoot(page, 'type');
    await page.locator('.declaration').getByRole('link', { name: 'ISerializable' }).click();
    await page.getByRole('heading', { name: 'ISerializable' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Dictionary<TKey, TValue>' }).waitFor();
  },

  async 'enums, delegates, constraints and constants are written as in C#'() {
    const page = await open(wide, '#System.DayOfWeek');
    assert.deepEqual((await texts(page.locator('.signature'))).slice(0, 2), ['Sunday = 0', 'Monday = 1']);
    const declarations = {
      'System.Func-2': 'public delegate TResult Func<in T, out TResult>(T arg) where T : allows ref struct where TResult : allows ref struct',
      'System.Nullable-1': 'public struct Nullable<T> where T : struct',
    };
    for (const [type, text] of Object.entries(declarations)) {
      await page.goto(`${address}#${type}`);
      await page.locator('.declaration', { hasText: text.split('<')[0].split(' ').at(-1) }).waitFor();
      assert.equal(await page.locator('.declaration').innerText(), text);
    }
    await page.goto(`${address}#System.Int32/MaxValue`);
    await page.locator('.marked').waitFor();
    assert.deepEqual(await texts(page.locator('.marked .signature')), ['const int MaxValue = 2147483647']);
  },

  async 'an address that names nothing shows the overview'() {
    for (const hash of ['#No.Such.Type', '#%', '#/', '#__proto__']) {
      const page = await open(wide, hash);
      await page.getByRole('heading', { name: 'The public API of .NET' }).waitFor();
      await page.context().close();
    }
  },

  async 'damaged bytes are said to be damaged'() {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route('**/catalog', async route => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ body: body.subarray(0, 100_000) });
    });
    await page.goto(address);
    await page.getByRole('heading', { name: 'The catalog cannot be shown' }).waitFor({ timeout: 60_000 });
    assert.match(await page.getByRole('alert').innerText(), /^MemFormatError: .*Truncated/);
  },

  async 'loading shows how far it is'() {
    const halving = await startHalving('/catalog');
    try {
      const page = await openDisturbed(() => {}, halving.at);
      await page.waitForFunction(() => document.querySelector('progress')?.value > 0.4);
      assert.match(await page.locator('.loading').innerText(), /\d\.\d MB of \d\.\d MB/);
      assert.ok(await page.getByRole('progressbar').evaluate(it => it.value < 0.6));
      await shoot(page, 'loading');
      halving.release();
      await page.getByRole('heading', { name: 'The public API of .NET' }).waitFor();
      await page.context().close();
    } finally {
      halving.stop();
    }
  },

  async 'a catalog that does not come is asked for again'() {
    const answers = [route => route.abort(), route => route.fulfill({ status: 503 }), route => route.continue()];
    const page = await openDisturbed(page => page.route('**/catalog', route => answers.length ? answers.shift()(route) : route.continue()));
    await page.getByText('The server does not answer. Is it still running?').waitFor();
    await shoot(page, 'no-catalog');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The server answers 503 to /catalog.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'The public API of .NET' }).waitFor();
    await page.locator('.verdict').waitFor({ timeout: 120_000 });
  },

  async 'summaries that do not come leave the catalog, and are asked for again'() {
    let fails = true;
    const page = await openDisturbed(
      page => page.route('**/summaries', route => fails ? route.fulfill({ status: 500 }) : route.continue()), `${address}#System.String`);
    await page.getByText('There are no summaries').waitFor();
    assert.ok((await texts(page.locator('.signature'))).includes('string Trim()'));
    assert.equal(await page.locator('.summary').count(), 0);
    await shoot(page, 'no-summaries');
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('h1 + .summary').waitFor();
    assert.equal(await page.locator('#notice').innerText(), '');
  },

  async 'a measurement that fails is tried again'() {
    let fails = true;
    const page = await openDisturbed(page => page.route('**/catalog', (route, request) =>
      fails && request.headers().accept === 'application/json' ? route.fulfill({ status: 500 }) : route.continue()));
    await page.getByText('Not measured: the server answers 500 to application/json').waitFor();
    fails = false;
    await page.locator('#timings').getByRole('button', { name: 'Try again' }).click();
    await page.locator('.verdict').waitFor({ timeout: 120_000 });
  },

  async 'what is found comes exact names first'() {
    const page = await open(wide);
    const found = async query => {
      await page.getByRole('combobox').fill(query);
      return (await texts(page.getByRole('option'))).map(text => text.slice(1));
    };
    assert.match((await found('list'))[0], /^List<T>System\.Collections\.Generic$/);
    const dictionaries = await found('dictionary');
    assert.match(dictionaries[0], /^Dictionary<TKey, TValue>System/);
    // Members called `Dictionary` come before types within it.
    const lastExact = dictionaries.findLastIndex(text => /^Dictionary(<TKey, TValue>)?System/.test(text));
    const firstLonger = dictionaries.findIndex(text => text.startsWith('Dictionary<TKey, TValue>.'));
    assert.ok(firstLonger < 0 || firstLonger > lastExact, dictionaries.join('\n'));
    assert.match((await found('list add'))[0], /^Add.*System\.Collections\.Generic\.List$/);
    assert.match((await found('List<Dictionary<string, int>>.Add('))[0], /^Add.*System\.Collections\.Generic\.List$/);
    assert.match((await found('dictionary<string, lis'))[0], /^Dictionary<TKey, TValue>System/);
    assert.ok((await found('operator <')).some(text => text.startsWith('operator <')));
  },

  async 'a search for nothing says how it searches'() {
    const page = await open(wide);
    await page.getByRole('combobox').fill('no such name');
    const status = await page.locator('#found').innerText();
    assert.match(status, /^Nothing is found for “no such name”\. The last word is looked for in the names/);
    await shoot(page, 'nothing-found');
    await isAccessible(page);
  },

  async 'defaults of structs are default, those of classes null'() {
    const page = await open(wide, '#System.IO.Stream/CopyToAsync');
    const signatures = async () => texts(page.locator('.marked .signature'));
    await page.locator('.marked').first().waitFor();
    const read = await texts(page.locator('.signature'));
    assert.ok(read.some(text => text.includes('CancellationToken cancellationToken = default)')), read.join('\n'));
    assert.ok(!read.some(text => text.includes('CancellationToken cancellationToken = null')));
    await page.goto(`${address}#System.ArgumentNullException/ThrowIfNull`);
    await page.getByRole('heading', { name: 'ArgumentNullException' }).waitFor();
    assert.ok((await signatures()).includes('static void ThrowIfNull(object argument, string paramName = null)'), (await signatures()).join('\n'));
  },

  async 'both formats are measured'() {
    const page = await open(wide);
    await page.locator('.verdict').waitFor({ timeout: 120_000 });
    assert.match(await page.locator('.verdict').innerText(), /^\d+\.\d× as fast as JSON, \d+\.\d× smaller$/);
    const [memFormat, json] = (await texts(page.locator('.cost'))).map(text => text.match(/([\d.,]+) ms\s*([\d.,]+) MB/).slice(1).map(number));
    console.log(`MemFormat ${memFormat[0]} ms, ${memFormat[1]} MB; JSON ${json[0]} ms, ${json[1]} MB`);
    assert.ok(memFormat[0] > 0 && json[0] > 0 && memFormat[1] > 1 && json[1] > memFormat[1]);
    await shoot(page, 'start');
    const explain = page.getByRole('button', { name: 'How this is measured' });
    const panel = page.getByRole('dialog', { name: 'How this is measured' });
    await explain.click();
    assert.equal(await panel.locator('tbody tr').count(), 3);
    await shoot(page, 'measured');
    await isAccessible(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await explain.click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'hidden' });
    await explain.click();
    await panel.getByRole('button', { name: 'Measure again' }).click();
    await page.locator('.verdict').waitFor({ timeout: 120_000 });
  },

  async 'a narrow and dark screen shows one thing at a time'() {
    const page = await open({ width: 360, height: 740, colorScheme: 'dark' });
    // The browser lays out and tells of a new address later: what is not there yet is waited for.
    const fits = () => page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth);
    await page.locator('.verdict').waitFor({ timeout: 120_000 });
    await page.getByRole('combobox').fill('jsonserializer');
    await fits();
    const [search, timings] = await Promise.all(['.field', '#timings'].map(part => page.locator(part).boundingBox()));
    assert.ok(timings.y > search.y + search.height, `the timings, ${timings.y}, are above the search, ${search.y}`);
    assert.ok(timings.height < 160, `the timings take ${timings.height} pixels`);
    await shoot(page, 'narrow-search');
    await page.getByRole('option').first().click();
    await page.getByRole('heading', { name: 'JsonSerializer' }).waitFor();
    await fits();
    await page.getByRole('combobox').waitFor({ state: 'hidden' });
    await shoot(page, 'narrow-type');
    await isAccessible(page);
    await page.locator('article').evaluate(it => it.scrollTo(0, it.scrollHeight));
    const bar = await page.locator('#bar').boundingBox();
    assert.ok(bar.y >= 0 && bar.y < 5 && bar.height < 60, `the bar is at ${bar.y}, ${bar.height} high`);
    assert.match(await page.locator('#bar').innerText(), /All namespaces\s*JsonSerializer$/);
    await shoot(page, 'narrow-end');
    await page.getByRole('link', { name: 'All namespaces' }).click();
    await page.getByRole('combobox').waitFor();
    const [paper] = (await page.locator('.finder').evaluate(it => getComputedStyle(it).backgroundColor)).match(/\d+/g).map(Number);
    assert.ok(paper < 64, `the paper is not dark: ${paper}`);
  },
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
    await Promise.all(browser.contexts().map(context => context.close()));
    assert.deepEqual(complaints.splice(0), []);
  } catch (problem) {
    failed++;
    console.error(`page: ${name}: ${problem.message}`);
  }
}
await browser.close();
console.log(`Page: ${Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
