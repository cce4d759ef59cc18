import { Modifiers } from '../generated/index.ts';
import type { ApiEvent, ApiField, ApiMethod, ApiProperty, ApiType, TypeSummaries } from '../generated/index.ts';
import { operatorName } from './operators.ts';

/** A member of a type: one of the four kinds that the catalog has, methods by what they are in C#. `index` is its place among those. */
export type Member = { readonly name: string; readonly key: string; readonly index: number } & (
  | { readonly kind: 'constructor' | 'method' | 'operator'; readonly declared: ApiMethod }
  | { readonly kind: 'property'; readonly declared: ApiProperty }
  | { readonly kind: 'field'; readonly declared: ApiField }
  | { readonly kind: 'event'; readonly declared: ApiEvent }
);

export type MemberKind = Member['kind'];

/** The kinds in the order in which the page shows them. */
export const memberKinds: readonly (readonly [MemberKind, string])[] = [
  ['constructor', 'Constructors'],
  ['property', 'Properties'],
  ['method', 'Methods'],
  ['operator', 'Operators'],
  ['field', 'Fields'],
  ['event', 'Events'],
];

/** All members but accessors, which their properties and events stand for. `key` is the name in metadata, which addresses have. */
export function membersOf(type: ApiType): Member[] {
  const members: Member[] = [];
  for (const [index, declared] of type.fields.entries()) members.push({ kind: 'field', name: declared.name, key: declared.name, index, declared });
  for (const [index, declared] of type.properties.entries()) {
    members.push({ kind: 'property', name: declared.index ? 'this[]' : declared.name, key: declared.name, index, declared });
  }
  for (const [index, declared] of type.events.entries()) members.push({ kind: 'event', name: declared.name, key: declared.name, index, declared });
  for (const [index, declared] of type.methods.entries()) {
    const key = declared.name;
    if (key === '.ctor') {
      members.push({ kind: 'constructor', name: type.name, key, index, declared });
    } else if ((declared.modifiers & Modifiers.SpecialName) === 0) {
      members.push({ kind: 'method', name: key, key, index, declared });
    } else {
      const name = operatorName(key);
      if (name) members.push({ kind: 'operator', name, key, index, declared });
    }
  }

  return members;
}

/** How many members `membersOf` would give. */
export function countMembers({ fields, properties, events, methods }: ApiType): number {
  const isMember = ({ name, modifiers }: ApiMethod): boolean =>
    name === '.ctor' || (modifiers & Modifiers.SpecialName) === 0 || name.startsWith('op_');
  return fields.length + properties.length + events.length + methods.filter(isMember).length;
}

/** What the documentation says of a member. */
export function summaryOf({ kind, index }: Member, summaries: TypeSummaries | undefined): string | null {
  if (!summaries) return null;
  const { fields, properties, events, methods } = summaries;
  const list = kind === 'field' ? fields : kind === 'property' ? properties : kind === 'event' ? events : methods;
  return list[index] ?? null;
}
