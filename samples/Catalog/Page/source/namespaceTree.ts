import { breakable, element } from './element.ts';
import type { Library, LibraryType } from './library.ts';
import { namespaceName } from './library.ts';
import { counted } from './numbers.ts';
import { kindName } from './signature.ts';
import { badge, link } from './typePage.ts';

/** All namespaces, each with its types, which are made when it is opened for the first time. */
export function namespaceTree(library: Library): HTMLElement[] {
  return [...library.namespaces].map(([name, types]) => {
    const branch = element('details', {},
      element('summary', {}, element('span', { class: 'name' }, breakable(namespaceName(name))), element('small', {}, counted(types.length, 'type'))));
    branch.addEventListener('toggle', () => branch.append(typeList(name, types)), { once: true });
    return branch;
  });
}

const typeList = (namespace: string, types: readonly LibraryType[]): HTMLElement =>
  element('ul', {},
    element('li', {}, badge('namespace'), link(`${namespace}.*`, 'All with summaries')),
    ...types.map(entry => element('li', {}, badge(kindName(entry.type.kind)), link(entry.id, entry.name))));
