// Fetches the catalog, decodes it with the TypeScript that the build printed from the C# types, and lets one search and browse it.
import { readApiSummaries, readCatalog } from '../generated/index.ts';
import { createDetail } from './detail.ts';
import { byId, element } from './element.ts';
import { createLibrary } from './library.ts';
import { namespaceTree } from './namespaceTree.ts';
import { overview } from './overview.ts';
import { createSearchBox } from './searchBox.ts';
import { createSearchIndex } from './search.ts';
import type { SearchIndex } from './search.ts';
import { showTimings } from './timings.ts';

async function start(): Promise<void> {
  const bytes = await load('/catalog');
  const started = performance.now();
  const catalog = readCatalog(bytes);
  const milliseconds = performance.now() - started;

  const library = createLibrary(catalog);
  const tree = byId('namespaces');
  tree.replaceChildren(...namespaceTree(library));

  // Made once the page is there, or for the first query if that comes before.
  let index: SearchIndex | undefined;
  const searched = (): SearchIndex => index ??= createSearchIndex(library);
  setTimeout(searched);
  const box = createSearchBox(searched, address => detail.open(address), isAsked => {
    tree.hidden = isAsked;
    if (isAsked) document.body.dataset['view'] = 'finder';
  });

  const detail = createDetail(library, () => overview(library, { bytes: bytes.byteLength, milliseconds }, box.ask));
  detail.document(readApiSummaries(await load('/summaries')));
  showTimings(byId('timings'));
}

async function load(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server answers ${response.status} to ${address}.`);
  return response.arrayBuffer();
}

start().catch((problem: unknown) => {
  byId('detail').replaceChildren(element('h1', {}, 'The catalog cannot be shown'), element('p', { role: 'alert' }, String(problem)));
});
