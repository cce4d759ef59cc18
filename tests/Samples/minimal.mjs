// Uses the page of the sample Minimal as somebody would: node minimal.mjs ADDRESS
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const types = [], failures = [];
  page.on('response', response => types.push(response.headers()['content-type']));
  page.on('response', response => response.status() >= 400 && failures.push(`${response.status()} ${response.url()}`));
  await page.goto(process.argv[2]);
  for (const [index, customer] of ['Ada', 'Grace'].entries()) {
    await page.getByLabel('Customer').fill(customer);
    await page.getByLabel('Product').fill('Tea');
    await page.getByLabel('Quantity').fill('3');
    await page.getByRole('button').click();
    await page.getByRole('listitem').nth(index).waitFor();
  }

  await page.reload();
  await page.getByRole('listitem').nth(1).waitFor();
  assert.deepEqual(await page.getByRole('listitem').allTextContents(), ['1: Ada, 3 × Tea', '2: Grace, 3 × Tea']);
  assert.equal(await page.getByRole('alert').textContent(), '');
  assert.ok(types.includes('application/x-memformat') && types.includes('application/x-memformat; stream=true'), types.join());
  const icon = await page.locator('link[rel=icon]').evaluate(async it => (await fetch(it.href)).headers.get('content-type'));
  assert.equal(icon, 'image/svg+xml');
  assert.deepEqual(failures, []);

  // The server is gone: while somebody orders, and when the page is opened. What was ordered stays in sight.
  await page.getByLabel('Customer').fill('Alan');
  await page.getByLabel('Product').fill('Tea');
  await page.context().setOffline(true);
  await page.getByRole('button').click();
  await page.getByText('The server does not answer. Is it still running?').waitFor();
  assert.equal(await page.getByRole('listitem').count(), 2);
  await page.context().setOffline(false);
  await page.getByRole('button').click();
  await page.getByRole('listitem').nth(2).waitFor();
  assert.equal(await page.getByRole('alert').textContent(), '');
  await page.route('**/orders', route => route.abort());
  await page.reload();
  await page.getByText('The server does not answer. Is it still running?').waitFor();
} finally {
  await browser.close();
}
