import type { Library, LibraryType } from './library.ts';
import { fullName, namespaceName } from './library.ts';
import { membersOf } from './members.ts';
import type { MemberKind } from './members.ts';

/** A namespace, a type, or a member with all its overloads. */
export interface Finding {
  readonly kind: 'namespace' | 'type' | MemberKind;
  readonly name: string;
  /** What it is in: shown behind the name, and searched for all words but the last. */
  readonly container: string;
  /** Where it is on the page: what follows the # of an address. */
  readonly address: string;
  readonly type: LibraryType | null;
  overloads: number;
}

/** What is found for a query: the best first, and how many there are in all. */
export interface Findings {
  readonly best: readonly Finding[];
  readonly total: number;
  /** The word that the names of all of them contain. */
  readonly word: string;
}

/** All names, the shorter ones first, in small letters beside what they are of. */
export interface SearchIndex {
  readonly findings: readonly Finding[];
  readonly names: readonly string[];
  /** Lengths of names without their own type parameters: `list` is all of `List<T>`, not of `List<T>.Enumerator`. */
  readonly lengths: readonly number[];
  readonly paths: readonly string[];
}

export function createSearchIndex(library: Library): SearchIndex {
  const findings: Finding[] = [];
  for (const namespace of library.namespaces.keys()) {
    const dot = namespace.lastIndexOf('.');
    const name = namespaceName(namespace.slice(dot + 1));
    const container = namespace.slice(0, Math.max(dot, 0));
    findings.push({ kind: 'namespace', name, container, address: `${namespace}.*`, type: null, overloads: 1 });
  }
  for (const entry of library.types) addType(findings, entry);

  const sorted = sortedByLength(findings);
  const small = new Map<string, string>();
  const inSmall = (text: string): string => {
    let made = small.get(text);
    if (made === undefined) small.set(text, made = text.toLowerCase());
    return made;
  };
  return {
    findings: sorted,
    names: sorted.map(finding => finding.name.toLowerCase()),
    lengths: sorted.map(({ name, kind }) => plainLength(name, kind)),
    paths: sorted.map(finding => inSmall(finding.container)),
  };
}

// Parameters of types around it stay: they are in the middle.
const plainLength = (name: string, kind: Finding['kind']): number => {
  const start = kind === 'type' && name.endsWith('>') ? name.lastIndexOf('<') : -1;
  return start < 0 ? name.length : start;
};

// By length of the name, namespaces and types before members, then by the container's length: as numbers, which end in the position, since
// those sort many times as fast as objects.
function sortedByLength(findings: readonly Finding[]): Finding[] {
  const position = 2 ** 20, container = 2 ** 10;
  const keys = Float64Array.from(findings, (finding, at) => {
    const kind = finding.kind === 'namespace' ? 0 : finding.kind === 'type' ? 1 : 2;
    return ((plainLength(finding.name, finding.kind) * 4 + kind) * container + Math.min(finding.container.length, container - 1)) * position + at;
  });
  return Array.from(keys.sort(), key => findings[key % position] as Finding);
}

function addType(findings: Finding[], entry: LibraryType): void {
  const container = fullName(entry.type);
  const { type } = entry;
  findings.push({ kind: 'type', name: entry.name, container: type.namespace, address: entry.id, type: entry, overloads: 1 });
  const overloads = new Map<string, Finding>();
  for (const { kind, name, key } of membersOf(type)) {
    const known = overloads.get(key);
    if (known) {
      known.overloads++;
    } else {
      const finding: Finding = { kind, name, container, address: `${entry.id}/${key}`, type: entry, overloads: 1 };
      overloads.set(key, finding);
      findings.push(finding);
    }
  }
}

/** The names that contain the query's last word, in what contains all others. Names that are it come first, then those that begin with it. */
export function search(index: SearchIndex, query: string, most: number): Findings {
  const words = wordsOf(query);
  const word = words.pop();
  if (word === undefined) return { best: [], total: 0, word: '' };

  // One list for each of: it is the word, in what the word before names or elsewhere; begins with it; has it where a word begins; anywhere.
  const ranks: Finding[][] = [[], [], [], [], []];
  let total = 0;
  const { findings, names, lengths, paths } = index;
  const outer = words.at(-1);
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as string;
    const start = name.indexOf(word);
    if (start < 0 || !isWithin(paths[at] as string, words)) continue;
    total++;
    const finding = findings[at] as Finding;
    const rank = start > 0 ? (beginsWord(finding.name, start) ? 3 : 4)
      : lengths[at] !== word.length ? 2
      : outer === undefined || endsWithName(paths[at] as string, outer) ? 0 : 1;
    const list = ranks[rank] as Finding[];
    if (list.length < most) list.push(finding);
  }

  return { best: ranks.flat().slice(0, most), total, word };
}

const isWithin = (path: string, words: readonly string[]): boolean => words.every(word => path.includes(word));

// `list` names what `System.Collections.Generic.List` has, not what `System.Collections.IList` has.
const endsWithName = (path: string, name: string): boolean => path.endsWith(name) && (path.length === name.length || path.at(-name.length - 1) === '.');

// Types are looked for without the types in their angle brackets: `List<string>.Add(` is `list`, `add`. Operators keep theirs.
function wordsOf(query: string): string[] {
  let plain = query.toLowerCase();
  for (let before = ''; before !== plain;) [before, plain] = [plain, plain.replace(/(?<=[\p{L}\p{N}_])<[^<>]*>/gu, '')];
  return plain.replace(/(?<=[\p{L}\p{N}_])<.*$/u, '').split(/[\s.()]+/).filter(word => word !== '');
}

// As in `StringBuilder` or `UTF8`. Codes of characters, since this is asked tens of thousands of times for a query of one letter.
function beginsWord(name: string, at: number): boolean {
  const code = name.charCodeAt(at);
  return isCapital(code) || isDigit(code) || !isLetter(name.charCodeAt(at - 1));
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;
const isLetter = (code: number): boolean => isCapital(code) || (code >= 0x61 && code <= 0x7a) || code > 0x7f;
