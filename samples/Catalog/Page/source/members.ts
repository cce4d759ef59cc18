import { Modifiers } from '../generated/index.ts';
import type { ApiEvent, ApiField, ApiMethod, ApiProperty, ApiType } from '../generated/index.ts';
import { operatorName } from './operators.ts';

/** A member of a type: one of the four kinds that the catalog has, methods by what they are in C#. */
export type Member = { readonly name: string; readonly key: string } & (
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
  for (const declared of type.fields) members.push({ kind: 'field', name: declared.name, key: declared.name, declared });
  for (const declared of type.properties) members.push({ kind: 'property', name: declared.index ? 'this[]' : declared.name, key: declared.name, declared });
  for (const declared of type.events) members.push({ kind: 'event', name: declared.name, key: declared.name, declared });
  for (const declared of type.methods) {
    const key = declared.name;
    if (key === '.ctor') {
      members.push({ kind: 'constructor', name: type.name, key, declared });
    } else if ((declared.modifiers & Modifiers.SpecialName) === 0) {
      members.push({ kind: 'method', name: key, key, declared });
    } else {
      const name = operatorName(key);
      if (name) members.push({ kind: 'operator', name, key, declared });
    }
  }

  return members;
}
