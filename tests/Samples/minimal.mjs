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
  const types = [];
  page.on('response', response => types.push(response.headers()['content-type']));
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
} finally {
  await browser.close();
}
