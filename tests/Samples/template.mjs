// Uses the page of a project made by `dotnet new memformat-contracts`: node template.mjs ADDRESS FILE to save
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [, , address, file] = process.argv;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const complaints = [];
  page.on('console', message => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', error => complaints.push(String(error)));
  await page.goto(address);
  assert.match(await page.title(), /^Shop-Contracts$/);
  await page.getByLabel('Customer').fill('Grace');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as order.mem' }).click();
  await (await download).saveAs(file);
  assert.equal((await download).suggestedFilename(), 'order.mem');
  const shown = await page.getByRole('status').textContent();
  assert.match(shown, /^\d+ bytes:\n\{[^]*"customer": "Grace"[^]*"product": "Tea"/);

  await page.reload();
  await page.locator('#file').setInputFiles(file);
  await page.waitForFunction(text => document.getElementById('shown').textContent === text, shown);
  writeFileSync(`${file}.wrong`, 'no order');
  await page.locator('#file').setInputFiles(`${file}.wrong`);
  await page.getByText('MemFormatError').waitFor();
  assert.deepEqual(complaints, []);
} finally {
  await browser.close();
}
