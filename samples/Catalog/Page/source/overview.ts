import { element } from './element.ts';
import type { Library } from './library.ts';
import { namespaceName } from './library.ts';
import { countMembers } from './members.ts';
import { count, counted, megabytes, milliseconds } from './numbers.ts';
import { link } from './typePage.ts';

const Shown = 12;
const examples = ['StringBuilder', 'json deserialize', 'span copyto', 'Dictionary', 'ReadAllBytes'];

/** What decoding took when the page was opened. */
export interface FirstDecode {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** What is shown before anything is chosen. `ask` searches. */
export function overview(library: Library, first: FirstDecode, ask: (query: string) => void): HTMLElement[] {
  const { catalog, types } = library;
  let members = 0;
  for (const { type } of types) members += countMembers(type);
  const facts: readonly (readonly [string, string])[] = [
    ['assemblies', count(catalog.assemblies.length)],
    ['namespaces', count(library.namespaces.size)],
    ['types', count(types.length)],
    ['members', count(members)],
  ];
  const largest = [...library.namespaces].sort((a, b) => b[1].length - a[1].length).slice(0, Shown);
  return [
    element('h1', { tabindex: '-1' }, `The public API of .NET ${catalog.runtimeVersion}`),
    element('dl', { class: 'counts' }, ...facts.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value)))),
    element('p', {}, `${megabytes(first.bytes)} came from the server and were decoded in ${milliseconds(first.milliseconds)}, by TypeScript `
      + `printed from the C# types. The code was new to your browser then. Once it knows the code, it is faster: `
      + `you see the time beside JSON's on this page.`),
    element('h2', {}, 'Try'),
    element('p', { class: 'examples' }, ...examples.map(query => {
      const button = element('button', { type: 'button' }, query);
      button.addEventListener('click', () => ask(query));
      return button;
    })),
    element('h2', {}, 'Largest namespaces'),
    element('ul', { class: 'types' }, ...largest.map(([name, list]) =>
      element('li', {}, link(`${name}.*`, namespaceName(name)), ' ', element('small', {}, counted(list.length, 'type'))))),
  ];
}
