import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { served } from './links.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The pages of a folder, or the README of each folder in it. */
const pages = folder => readdirSync(join(root, folder)).sort()
  .map(name => `${folder}/${name}`)
  .map(path => path.endsWith('.md') ? path : `${path}/README.md`)
  .filter(path => existsSync(join(root, path)));

const docs = (...names) => names.map(name => `docs/${name}.md`);

const start = ['README.md', ...docs('getting-started', 'types', 'unions', 'collections', 'generics', 'platforms', 'comparison')];
const evolution = docs('evolution', 'changes-table', 'schemas', 'recorded-schemas', 'read-report', 'extension-data', 'versioning');
const format = docs('format', 'generated-code');
const tools = docs('tool');
const typescript = [...docs('typescript', 'typescript-benchmarks'), 'src/TypeScriptGen/runtime/README.md'];
const integrations = [...docs('web', 'messaging', 'frameworks', 'fsharp'), ...pages('src/Integrations')];
const indexed = folder => pages(folder).sort((a, b) => b.endsWith('README.md') - a.endsWith('README.md'));
const benchmarks = [...docs('benchmarks', 'benchmark-tables'), 'bench/README.md'];
const contributing = [...docs('contributing', 'debugging'), 'CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md', ...pages('samples')];

// A new page in docs is a guide, until it is listed above.
const listed = [start, evolution, format, tools, typescript, integrations, benchmarks, contributing].flat();
const guides = [...pages('docs').filter(page => !listed.includes(page) && !page.endsWith('README.md')), 'SECURITY.md'];

const titles = {
  'README.md': 'MemFormat in a minute',
  'SECURITY.md': 'Security',
  'CONTRIBUTING.md': 'How to contribute',
  'docs/contributing.md': 'Map of the code',
  'docs/benchmark-tables.md': 'All tables',
  'bench/README.md': 'Running them',
};

const title = page => titles[page] ?? readFileSync(join(root, page), 'utf8').match(/^# (.*)$/m)[1].replaceAll('`', '').replaceAll('<', '&lt;');

const group = (text, pages, collapsed = true) => ({
  text,
  collapsed,
  items: pages.map(page => ({ text: title(page), link: `/${served(page).replace(/(index)?\.md$/, '')}` })),
});

export const sidebar = [
  group('Getting started', start, false),
  group('Guides', guides, false),
  group('Evolution', evolution, false),
  group('Format', format),
  group('Tools', tools),
  group('TypeScript', typescript),
  group('Integrations', integrations),
  group('API', pages('eng/docs/obj/api')),
  group('Diagnostics', indexed('docs/diagnostics')),
  group('Migration', pages('docs/migration')),
  group('Benchmarks', benchmarks),
  group('Contributing', contributing),
  group('Decisions', indexed('docs/decisions')),
];
