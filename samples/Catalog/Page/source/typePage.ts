import type { ApiSummaries, TypeSummaries } from '../generated/index.ts';
import { element } from './element.ts';
import type { Library, LibraryType } from './library.ts';
import { namespaceName } from './library.ts';
import { memberKinds, membersOf, summaryOf } from './members.ts';
import type { Member } from './members.ts';
import { count, counted } from './numbers.ts';
import { kindName, memberSignature, typeSignature } from './signature.ts';
import type { Part } from './typeText.ts';

/** The page of a type: its declaration, and its members by kind. Members whose key is `marked` stand out. */
export function typePage(library: Library, entry: LibraryType, marked: string | null, summaries: ApiSummaries): HTMLElement[] {
  const { type, assembly } = entry;
  const documented = summaries.types[entry.index];
  const members = membersOf(type);
  const { major, minor, build, revision } = assembly.version;
  return [
    element('p', { class: 'crumbs' }, link(`${type.namespace}.*`, namespaceName(type.namespace))),
    element('h1', { tabindex: '-1' }, entry.name, ' ', element('small', {}, kindName(type.kind))),
    ...obsolete(type.obsolete),
    ...paragraph(documented?.summary ?? null),
    code(typeSignature(library, entry), 'declaration'),
    element('p', { class: 'facts' }, `${assembly.name} ${major}.${minor}.${build}.${revision}`, ' · ', counted(members.length, 'member')),
    ...memberKinds.flatMap(([kind, title]) => {
      const list = members.filter(member => member.kind === kind);
      // Constants keep the order of their declaration; what has a name that one looks for is sorted by it.
      if (kind !== 'field' && kind !== 'constructor') list.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
      return list.length ? [memberSection(library, entry, title, list, marked, documented)] : [];
    }),
  ];
}

function memberSection(
  library: Library, owner: LibraryType, title: string, members: readonly Member[], marked: string | null, documented: TypeSummaries | undefined,
): HTMLElement {
  const items = members.map(member => element('li', member.key === marked ? { class: 'marked' } : {},
    code(memberSignature(library, owner, member), 'signature'), ...paragraph(summaryOf(member, documented)),
    ...('obsolete' in member.declared ? obsolete(member.declared.obsolete) : [])));
  return element('section', { class: 'members' },
    element('h2', {}, title, ' ', element('small', {}, count(members.length))), element('ul', {}, ...items));
}

/** The page of a namespace: its types. */
export function namespacePage(namespace: string, types: readonly LibraryType[], summaries: ApiSummaries): HTMLElement[] {
  const items = types.map(entry => element('li', {},
    badge(kindName(entry.type.kind)),
    element('div', {}, link(entry.id, entry.name), obsoleteMark(entry), ...paragraph(summaries.types[entry.index]?.summary ?? null))));
  return [
    element('h1', { tabindex: '-1' }, namespaceName(namespace), ' ', element('small', {}, 'namespace')),
    element('p', { class: 'facts' }, counted(types.length, 'type')),
    element('ul', { class: 'documented' }, ...items),
  ];
}

const obsoleteMark = ({ type }: LibraryType): HTMLElement | false => type.obsolete !== null && element('small', { class: 'mark' }, 'obsolete');

const obsolete = (reason: string | null): HTMLElement[] =>
  (reason === null ? [] : [element('p', { class: 'obsolete' }, element('strong', {}, 'Obsolete'), reason ? ` ${reason}` : '')]);

const paragraph = (summary: string | null): HTMLElement[] => (summary === null ? [] : [element('p', { class: 'summary' }, summary)]);

/** A small sign of a kind: its first letter for the eye, its name for whoever listens or points at it. */
export const badge = (kind: string): HTMLElement =>
  element('span', { class: `badge ${kind}`, role: 'img', 'aria-label': kind, title: kind }, (kind[0] as string).toUpperCase());

export const link = (address: string, text: string): HTMLElement => element('a', { href: `#${address}` }, text);

function code(parts: readonly Part[], name: string): HTMLElement {
  return element('code', { class: name }, ...parts.map(({ text, kind, type }) => {
    if (type) return element('a', { href: `#${type.id}`, title: `${type.type.namespace}.${type.name}` }, text);
    return kind === 'plain' ? text : element('span', { class: kind }, text);
  }));
}
