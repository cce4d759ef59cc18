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

const indexed = folder => pages(folder).sort((a, b) => b.endsWith('README.md') - a.endsWith('README.md'));

const start = ['README.md', 'docs/README.md', ...docs('getting-started', 'faq', 'glossary', 'platforms', 'troubleshooting')];
const resultPages = ['bench/results/tables.md', 'bench/results/programs.md', 'bench/results/changes.md', 'bench/results/typescript.md'];
const compare = [...docs('comparison', 'changes-table', 'benchmarks'), 'bench/README.md', ...resultPages];
const types = docs('types', 'unions', 'references', 'collections', 'generics', 'surrogates', 'custom-codecs', 'fsharp', 'other-generators');
const evolution = docs('evolution', 'recorded-schemas', 'extension-data', 'read-report', 'schemas', 'versioning');
const typescript = [...docs('typescript'), 'src/TypeScriptGen/runtime/README.md'];
const integrations = [...docs('web', 'messaging', 'frameworks'), ...pages('src/Integrations')];
const tools = docs('tool');
const internals = docs('format', 'generated-code');
const contributing = [...docs('contributing', 'debugging'), 'CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md'];

// A new page in docs is a guide, until it is listed above.
const listed = [start, compare, types, evolution, typescript, integrations, tools, internals, contributing].flat();
const guides = [...pages('docs').filter(page => !listed.includes(page) && !page.endsWith('README.md')), 'SECURITY.md'];

const titles = {
  'README.md': 'MemFormat in a minute',
  'SECURITY.md': 'Security',
  'CONTRIBUTING.md': 'How to contribute',
  'docs/README.md': 'All pages',
  'docs/contributing.md': 'Map of the code',
  'bench/results/tables.md': 'All tables',
  'bench/results/changes.md': 'All changes of types',
  'bench/results/typescript.md': 'All tables, TypeScript',
  'docs/comparison.md': 'Features',
  'docs/security.md': 'Bounds for untrusted input',
  'bench/README.md': 'Run the benchmarks',
};

const title = page => titles[page] ?? readFileSync(join(root, page), 'utf8').match(/^# (.*)$/m)[1].replaceAll('`', '').replaceAll('<', '&lt;');

const link = page => `/${served(page).replace(/(index)?\.md$/, '')}`;

const group = (text, pages, collapsed = true) => ({ text, collapsed, items: pages.map(page => ({ text: title(page), link: link(page) })) });

export const sidebar = [
  group('Start', start, false),
  group('Compare', compare, false),
  group('Migrate', pages('docs/migration')),
  group('Types', types, false),
  group('Schema evolution', evolution, false),
  group('Guides', guides, false),
  group('TypeScript', typescript),
  group('Integrations', integrations),
  group('Tools', tools),
  group('API', pages('eng/docs/obj/api')),
  group('Diagnostics', indexed('docs/diagnostics')),
  group('Samples', pages('samples')),
  group('Internals', internals),
  group('Contributing', contributing),
  group('Decisions', indexed('docs/decisions')),
];

const version = readFileSync(join(root, 'Directory.Build.props'), 'utf8').match(/<Version[^>]*>([^<]*)</)[1];

/** The first level, above each page. The version leads to what it changed and what it promises. */
export const nav = [
  { text: 'Getting started', link: link('docs/getting-started.md') },
  { text: 'Compare', link: link('docs/comparison.md') },
  { text: 'Migrate', items: group('', pages('docs/migration')).items },
  { text: 'FAQ', link: link('docs/faq.md') },
  { text: 'API', link: link('eng/docs/obj/api/MemFormatSerializer.md') },
  { text: version, items: [{ text: 'Changes', link: link('CHANGELOG.md') }, { text: 'Stability', link: link('docs/versioning.md') }] },
];
