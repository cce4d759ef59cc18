import type { ApiAssembly, ApiType, Catalog } from '../generated/index.ts';

/** A type, and what the page calls it. */
export interface LibraryType {
  readonly type: ApiType;
  readonly assembly: ApiAssembly;
  /** Its place in the catalog: that of its summaries, too. */
  readonly index: number;
  /** Unique, and fit for an address: `System.Collections.Generic.List-1`. */
  readonly id: string;
  /** As C# names it within its namespace: `List<T>`, `Dictionary<TKey, TValue>.Enumerator`. */
  readonly name: string;
}

/** The catalog with what it takes to find its types. */
export interface Library {
  readonly catalog: Catalog;
  readonly types: readonly LibraryType[];
  readonly byId: ReadonlyMap<string, LibraryType>;
  /** Types by full name without generic parameters. `List` and `List<T>` would be two of one name. */
  readonly byName: ReadonlyMap<string, readonly LibraryType[]>;
  /** The types of each namespace, both sorted by name. */
  readonly namespaces: ReadonlyMap<string, readonly LibraryType[]>;
}

/** The full name without generic parameters, as signatures have it. */
export function fullName(type: ApiType): string {
  const outer = type.declaringType ?? type.namespace;
  return outer ? `${outer}.${type.name}` : type.name;
}

/** What the page calls the namespace of types that have none. */
export const namespaceName = (namespace: string): string => namespace || '(global)';

export function createLibrary(catalog: Catalog): Library {
  const declared = new Map<string, ApiType[]>();
  for (const { types } of catalog.assemblies) for (const type of types) push(declared, fullName(type), type);

  const types: LibraryType[] = [];
  const byId = new Map<string, LibraryType>();
  const byName = new Map<string, LibraryType[]>();
  const namespaces = new Map<string, LibraryType[]>();
  for (const assembly of catalog.assemblies) {
    for (const type of assembly.types) {
      const named = fullName(type);
      const arity = type.genericParameters.length;
      const plainId = arity ? `${named}-${arity}` : named;
      // Two assemblies may have a type of the same name.
      const id = byId.has(plainId) ? `${plainId}@${assembly.name}` : plainId;
      const entry = { type, assembly, index: types.length, id, name: nameOf(type, declared) };
      types.push(entry);
      byId.set(id, entry);
      push(byName, named, entry);
      push(namespaces, type.namespace, entry);
    }
  }

  for (const list of namespaces.values()) list.sort((a, b) => order(a.name, b.name));
  return { catalog, types, byId, byName, namespaces: new Map([...namespaces].sort((a, b) => order(a[0], b[0]))) };
}

// A nested type repeats the generic parameters of the one around it, in front of its own.
function nameOf(type: ApiType, declared: ReadonlyMap<string, readonly ApiType[]>): string {
  const outer = type.declaringType === null ? undefined : outerOf(type, declared.get(type.declaringType) ?? []);
  const own = type.genericParameters.slice(outer?.genericParameters.length ?? 0).map(parameter => parameter.name);
  const name = own.length ? `${type.name}<${own.join(', ')}>` : type.name;
  return outer ? `${nameOf(outer, declared)}.${name}` : name;
}

function outerOf(type: ApiType, candidates: readonly ApiType[]): ApiType | undefined {
  const fits = (outer: ApiType): boolean =>
    outer.genericParameters.every((parameter, index) => parameter.name === type.genericParameters[index]?.name);
  return candidates.filter(fits).sort((a, b) => b.genericParameters.length - a.genericParameters.length)[0];
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
