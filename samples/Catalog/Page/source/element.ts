/** What an element may hold; null and false leave nothing. */
export type Child = Node | string | null | false;

/** An element with attributes and children. Text stays text: nothing here is parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  for (const child of children) if (child !== null && child !== false) made.append(child);
  return made;
}

/** An element of the page that is known to be there. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** A name with dots, behind which lines may break. */
export function breakable(name: string): DocumentFragment {
  const made = document.createDocumentFragment();
  for (const [index, part] of name.split('.').entries()) made.append(...(index ? ['.', document.createElement('wbr'), part] : [part]));
  return made;
}
