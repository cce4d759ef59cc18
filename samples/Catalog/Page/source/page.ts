// Fetches the catalog, decodes it with the TypeScript that the build printed from the C# types, and lets one search and browse it.
import { readApiSummaries, readCatalog } from '../generated/index.ts';
import { createDetail } from './detail.ts';
import type { Detail } from './detail.ts';
import { byId, element } from './element.ts';
import { createLibrary } from './library.ts';
import { load } from './loading.ts';
import { namespaceTree } from './namespaceTree.ts';
import { megabytes } from './numbers.ts';
import { overview } from './overview.ts';
import { createSearchBox } from './searchBox.ts';
import { createSearchIndex } from './search.ts';
import type { SearchIndex } from './search.ts';
import { showTimings } from './timings.ts';
import { trouble } from './trouble.ts';

async function start(): Promise<void> {
  const bytes = await loadCatalog();
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
  await addSummaries(detail);
  showTimings(byId('timings'));
}

function loadCatalog(): Promise<ArrayBuffer> {
  const bar = element('progress', { max: '1', 'aria-label': 'Loading the catalog' });
  const amount = element('small');
  byId('detail').replaceChildren(element('p', { class: 'loading' }, 'Loading the catalog… ', amount, bar));
  return load('/catalog', (received, total) => {
    bar.value = received / total;
    amount.textContent = `${megabytes(received)} of ${megabytes(total)}`;
  });
}

// The catalog is of use without them.
async function addSummaries(detail: Detail): Promise<void> {
  const place = byId('notice');
  place.replaceChildren();
  try {
    detail.document(readApiSummaries(await load('/summaries')));
  } catch (problem) {
    place.replaceChildren(element('strong', {}, 'There are no summaries'), trouble(problem, () => void addSummaries(detail)));
  }
}

function open(): void {
  start().catch((problem: unknown) => {
    byId('detail').replaceChildren(element('h1', {}, 'The catalog cannot be shown'), trouble(problem, open));
  });
}

open();
