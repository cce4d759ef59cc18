import { byId, element } from './element.ts';
import { count, counted } from './numbers.ts';
import { search } from './search.ts';
import type { Finding, SearchIndex } from './search.ts';
import { kindName } from './signature.ts';
import { badge } from './typePage.ts';

const Shown = 60;

// What keys move by in the list.
const moves: ReadonlyMap<string, number> = new Map([['ArrowDown', 1], ['ArrowUp', -1], ['PageDown', 10], ['PageUp', -10]]);

/** The field and the list under it: a combobox, whose arrow keys move through what was found. */
export interface SearchBox {
  /** Searches as if somebody had typed it. */
  ask(query: string): void;
}

/** `open` is called with the address of what was chosen, `asked` whenever there is a query or no longer one. */
export function createSearchBox(index: () => SearchIndex, open: (address: string) => void, asked: (isAsked: boolean) => void): SearchBox {
  const field = byId('query') as HTMLInputElement;
  const list = byId('results');
  const status = byId('found');
  let best: readonly Finding[] = [];
  let active = -1;

  const show = (): void => {
    const found = search(index(), field.value, Shown);
    best = found.best;
    const isAsked = found.word !== '';
    list.replaceChildren(...best.map((finding, at) => option(finding, at, found.word)));
    list.hidden = !isAsked;
    list.scrollTop = 0;
    field.setAttribute('aria-expanded', String(isAsked && best.length > 0));
    const isCut = found.total > best.length;
    status.replaceChildren(...(!isAsked ? [] : found.total === 0 ? nothingFound(field.value)
      : [isCut ? `${count(best.length)} of ${counted(found.total, 'result')}` : counted(found.total, 'result')]));
    activate(best.length ? 0 : -1);
    asked(isAsked);
  };

  const activate = (at: number): void => {
    list.children[active]?.setAttribute('aria-selected', 'false');
    active = at;
    const chosen = list.children[at];
    if (chosen) {
      chosen.setAttribute('aria-selected', 'true');
      chosen.scrollIntoView({ block: 'nearest' });
      field.setAttribute('aria-activedescendant', chosen.id);
    } else {
      field.removeAttribute('aria-activedescendant');
    }
  };

  const choose = (at: number): void => {
    const finding = best[at];
    if (!finding) return;
    activate(at);
    open(finding.address);
  };

  field.addEventListener('input', show);
  field.addEventListener('keydown', event => {
    if (event.isComposing) return;
    const last = best.length - 1;
    const move = moves.get(event.key);
    if (move !== undefined && last >= 0) activate(Math.min(Math.max(active + move, 0), last));
    else if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape' && field.value) { field.value = ''; show(); }
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', event => choose([...list.children].findIndex(item => item.contains(event.target as Node))));
  // The field keeps the focus while somebody points at the list.
  list.addEventListener('mousedown', event => event.preventDefault());
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target === field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  field.disabled = false;
  if (!location.hash) field.focus();
  return { ask: query => { field.value = query; field.focus(); show(); } };
}

const nothingFound = (query: string): (Node | string)[] => [
  element('strong', {}, `Nothing is found for “${query.trim()}”.`),
  ' The last word is looked for in the names of types and members, the words before it in the names around these: ',
  element('q', {}, 'json deser'), ' finds JsonSerializer.Deserialize. Capitals make no difference, and ', element('q', {}, '<…>'), ' is left out.',
];

function option(finding: Finding, at: number, word: string): HTMLElement {
  const { name, container, type, kind, overloads } = finding;
  const start = name.toLowerCase().indexOf(word);
  const end = start + word.length;
  return element('li', { role: 'option', id: `result-${at}`, 'aria-selected': 'false' },
    badge(kind === 'type' && type ? kindName(type.type.kind) : kind),
    element('span', { class: 'name' }, name.slice(0, start), element('mark', {}, name.slice(start, end)), name.slice(end)),
    overloads > 1 && element('small', { class: 'mark' }, counted(overloads, 'overload')),
    element('small', { class: 'container' }, container));
}
