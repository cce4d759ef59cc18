// Fetches the catalog, decodes it with the TypeScript that the build printed from the C# types, and lets one search and browse it.
import { createApiSummaries, readApiSummaries, readCatalog } from '../generated/index.ts';
import type { ApiSummaries } from '../generated/index.ts';
import { byId, element } from './element.ts';
import { createLibrary } from './library.ts';
import type { Library } from './library.ts';
import { namespaceTree } from './namespaceTree.ts';
import { overview } from './overview.ts';
import type { Readiness } from './overview.ts';
import { createSearchBox } from './searchBox.ts';
import { createSearchIndex } from './search.ts';
import { showTimings } from './timings.ts';
import { namespacePage, typePage } from './typePage.ts';

async function start(): Promise<void> {
  const bytes = await load('/catalog.mem');

  const started = performance.now();
  const catalog = readCatalog(bytes);
  const decoded = performance.now();
  const library = createLibrary(catalog);
  const index = createSearchIndex(library);
  const ready: Readiness = { bytes: bytes.byteLength, decoded: decoded - started, indexed: performance.now() - decoded, names: index.findings.length };

  const tree = byId('namespaces');
  tree.replaceChildren(...namespaceTree(library));
  const box = createSearchBox(index, address => { location.hash = address; }, isAsked => {
    tree.hidden = isAsked;
    if (isAsked) document.body.dataset['view'] = 'finder';
  });
  let summaries = createApiSummaries({});
  const show = (isFirst: boolean): void => {
    const address = decodeURIComponent(location.hash.slice(1));
    const content = pageOf(library, address, summaries) ?? overview(library, ready, box.ask);
    const detail = byId('detail');
    detail.replaceChildren(...content);
    // On a narrow screen either the finder or what was found is seen.
    document.body.dataset['view'] = address ? 'detail' : 'finder';
    const heading = detail.querySelector('h1');
    document.title = `${heading?.textContent ?? ''} – MemFormat catalog`;
    detail.parentElement?.scrollTo(0, 0);
    detail.querySelector('.marked')?.scrollIntoView({ block: 'center' });
    // Whoever listens hears what came; whoever types goes on typing.
    if (!isFirst && document.activeElement !== byId('query')) heading?.focus({ preventScroll: true });
  };
  addEventListener('hashchange', () => show(false));
  show(true);

  const field = byId('query') as HTMLInputElement;
  field.disabled = false;
  if (!location.hash) field.focus();

  // The documentation may come later than what it is of, and is put where it belongs then.
  summaries = readApiSummaries(await load('/summaries.mem'));
  if (location.hash) show(true);
  showTimings(byId('timings'));
}

async function load(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server answers ${response.status} to ${address}.`);
  return response.arrayBuffer();
}

// An address is that of a namespace, `System.Text.*`, a type, `System.String`, or a member, `System.String/Join`.
function pageOf(library: Library, address: string, summaries: ApiSummaries): HTMLElement[] | undefined {
  if (address.endsWith('.*')) {
    const namespace = address.slice(0, -2);
    const types = library.namespaces.get(namespace);
    return types && namespacePage(namespace, types, summaries);
  }

  const [id = '', member = null] = address.split('/');
  const type = library.byId.get(id);
  return type && typePage(library, type, member, summaries);
}

start().catch((problem: unknown) => {
  byId('detail').replaceChildren(element('h1', {}, 'The catalog cannot be shown'), element('p', { role: 'alert' }, String(problem)));
});
