// The built site needs nobody else: its links lead to its own pages and headings, and it loads its own files only.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: { base } } = parseArgs({ options: { base: { type: 'string', default: '/' } }, strict: false });
const site = fileURLToPath(new URL('../../artifacts/docs', import.meta.url));
const origin = 'https://site.invalid';

const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => relative(site, join(entry.parentPath ?? entry.path, entry.name)));
const texts = new Map(files.filter(file => /\.(html|css)$/.test(file)).map(file => [file, readFileSync(join(site, file), 'utf8')]));
const pages = [...texts.keys()].filter(file => file.endsWith('.html') && file !== '404.html');
const faults = [];

const attributes = (tag, name) => [...texts.get(tag.file).matchAll(new RegExp(`<(?:${tag.names})\\b[^>]*? ${name}="([^"]*)"`, 'g'))]
  .map(([, value]) => value.replaceAll('&amp;', '&'));
const anchors = new Map(pages.map(file => [file, new Set(attributes({ file, names: '\\w+' }, 'id'))]));

/** The file of the site behind an address, or null if the site does not have it. */
function served(address) {
  if (address.origin !== origin || !address.pathname.startsWith(base)) return null;
  const path = decodeURI(address.pathname.slice(base.length)).replace(/(^|\/)$/, '$1index.html');
  return existsSync(join(site, path)) ? path : null;
}

for (const file of texts.keys()) {
  const here = new URL(base + file, origin);
  const loaded = [
    ...attributes({ file, names: 'script|img|iframe|source' }, 'src'), ...attributes({ file, names: 'link' }, 'href'),
    ...[...texts.get(file).matchAll(/(?:url\(|@import )\s*["']?([^"')\s]+)/g)].map(([, value]) => value),
  ].filter(value => !value.startsWith('data:'));
  for (const value of loaded) if (!served(new URL(value, here))) faults.push(`${file} loads ${value}`);
}

let links = 0;
for (const file of pages) {
  const here = new URL(base + file, origin);
  for (const value of attributes({ file, names: 'a' }, 'href')) {
    const address = new URL(value, here);
    if (address.origin !== origin) continue;
    links++;
    const path = served(address);
    const heading = decodeURIComponent(address.hash.slice(1));
    if (!path || heading && !anchors.get(path)?.has(heading)) faults.push(`${file} links to ${value}`);
  }
}

for (const fault of new Set(faults)) console.error(`docs: ${fault}`);
console.log(`Docs: ${pages.length} pages, ${links} links, ${faults.length} faults`);
process.exitCode = pages.length > 0 && links > 0 && faults.length === 0 ? 0 : 1;
