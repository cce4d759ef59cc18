import { createApiSummaries } from '../generated/index.ts';
import type { ApiSummaries } from '../generated/index.ts';
import { byId } from './element.ts';
import type { Library } from './library.ts';
import { namespacePage, typePage } from './typePage.ts';

/** The part of the page that shows what its address names. */
export interface Detail {
  /** Goes to an address, or back to it if something covers what it names. */
  open(address: string): void;
  /** Adds what the documentation says, which may come later than what it is of. */
  document(documentation: ApiSummaries): void;
}

/** Shows what the address names, now and whenever it changes; `otherwise` is what is shown if that is nothing. */
export function createDetail(library: Library, otherwise: () => HTMLElement[]): Detail {
  const place = byId('detail');
  let summaries = createApiSummaries({});

  const render = (): void => {
    place.replaceChildren(...(pageOf(library, address(), summaries) ?? otherwise()));
    byId('shown').textContent = place.querySelector('h1')?.firstChild?.textContent ?? '';
    document.title = `${place.querySelector('h1')?.textContent ?? ''} – MemFormat catalog`;
    const reveal = (): void => place.querySelector('.marked')?.scrollIntoView({ block: 'center' });
    reveal();
    // What was never seen has an estimated height, so once more when it was.
    requestAnimationFrame(reveal);
  };
  const show = (): void => {
    place.parentElement?.scrollTo(0, 0);
    render();
    byId('bar').hidden = !address();
    // On a narrow screen either the finder or what was found is seen.
    document.body.dataset['view'] = address() ? 'detail' : 'finder';
  };

  addEventListener('hashchange', () => {
    show();
    // Whoever listens hears what came; whoever types goes on typing.
    if (document.activeElement !== byId('query')) place.querySelector('h1')?.focus({ preventScroll: true });
  });
  show();
  return {
    open: address => {
      const before = location.href;
      location.hash = address;
      if (location.href === before) show();
    },
    document: documentation => {
      summaries = documentation;
      if (address()) render();
    },
  };
}

function address(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return ''; // Somebody mistyped it.
  }
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
