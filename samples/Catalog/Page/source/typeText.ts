import type { Library, LibraryType } from './library.ts';
import { fullName } from './library.ts';

/** A piece of a signature. */
export interface Part {
  readonly text: string;
  readonly kind: 'plain' | 'keyword' | 'type' | 'name' | 'literal';
  /** The type that the piece names, if it is in the catalog. */
  readonly type?: LibraryType;
}

const keywords: ReadonlySet<string> = new Set((
  'bool byte sbyte char decimal double float int uint nint nuint long ulong object short ushort string void ref delegate').split(' '));

/** Takes a type that the catalog has as text apart: `System.Collections.Generic.List<string>` gives `List`, `<`, `string`, `>`. */
export function typeParts(library: Library, text: string): Part[] {
  const parts: Part[] = [];
  // Names whose arguments are still open, and the name behind whose arguments we are: what follows its dot is nested in it.
  const open: string[] = [];
  let closed = '';
  for (const { 0: token, index } of text.matchAll(/[\p{L}_][\p{L}\p{N}_.]*|, |./gu)) {
    if (!/^[\p{L}_]/u.test(token)) {
      if (token === '<') open.push(closed);
      closed = token === '>' ? open.pop() ?? '' : token === '.' ? closed : '';
      parts.push({ text: token, kind: 'plain' });
    } else if (keywords.has(token)) {
      closed = token;
      parts.push({ text: token, kind: 'keyword' });
    } else {
      const isNested = parts.at(-1)?.text === '.' && closed !== '';
      closed = isNested ? `${closed}.${token}` : token;
      const type = choose(library.byName.get(closed), argumentsAt(text, index + token.length));
      parts.push({ text: type && !isNested ? withoutNamespace(type) : lastName(token), kind: 'type', ...(type && { type }) });
    }
  }

  return parts;
}

// Of types with one name, the one with as many parameters as there are arguments. Types nested in generic ones have the outer's, too.
function choose(candidates: readonly LibraryType[] | undefined, count: number): LibraryType | undefined {
  return candidates?.find(candidate => candidate.type.genericParameters.length === count) ?? candidates?.[0];
}

function argumentsAt(text: string, start: number): number {
  if (text[start] !== '<') return 0;
  let count = 1, depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '<' || character === '[') depth++;
    else if (character === ']') depth--;
    else if (character === '>' && --depth === 0) break;
    else if (character === ',' && depth === 1) count++;
  }
  return count;
}

const withoutNamespace = ({ type }: LibraryType): string => (type.namespace ? fullName(type).slice(type.namespace.length + 1) : fullName(type));

const lastName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
