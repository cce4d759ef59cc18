import { GenericRules, Modifiers, ParameterModifiers, TypeKind } from '../generated/index.ts';
import type { ApiField, ApiMethod, ApiParameter, ApiProperty, GenericParameter } from '../generated/index.ts';
import type { Library, LibraryType } from './library.ts';
import type { Member } from './members.ts';
import { conversions } from './operators.ts';
import { typeParts } from './typeText.ts';
import type { Part } from './typeText.ts';

const plain = (text: string): Part => ({ text, kind: 'plain' });
const word = (text: string): Part => ({ text, kind: 'keyword' });
const keyword = (text: string): Part => word(`${text} `);
const name = (text: string): Part => ({ text, kind: 'name' });
const literal = (text: string): Part => ({ text, kind: 'literal' });

/** What C# calls a kind of type. */
export const kindName = (kind: TypeKind): string => ['class', 'struct', 'interface', 'enum', 'delegate'][kind] ?? 'type';

/** A type's declaration, without its members. */
export function typeSignature(library: Library, entry: LibraryType): Part[] {
  const { type } = entry;
  const called = name(declaredName(entry));
  const invoke = type.kind === TypeKind.Delegate ? type.methods.find(method => method.name === 'Invoke') : undefined;
  const parts = [keyword('public'), ...modifiers(type.modifiers & ~Modifiers.Extension), keyword(kindName(type.kind))];
  if (invoke) {
    parts.push(...typeParts(library, invoke.returnType), plain(' '), called, ...parameters(library, invoke.parameters));
  } else {
    const bases = [...(isImplied(type.baseType) ? [] : [type.baseType as string]), ...(type.kind === TypeKind.Enum ? [] : type.interfaces)];
    parts.push(called, ...separated(bases.map(base => typeParts(library, base)), ' : '));
  }

  return [...parts, ...constraints(library, type.genericParameters)];
}

// Only interfaces and delegates vary in their parameters, and those are hardly ever nested in a generic type.
function declaredName({ type, name: written }: LibraryType): string {
  const variance = ({ rules }: GenericParameter): string =>
    (rules & GenericRules.Covariant ? 'out ' : rules & GenericRules.Contravariant ? 'in ' : '');
  const varies = type.genericParameters.some(parameter => variance(parameter) !== '');
  return varies ? `${type.name}<${type.genericParameters.map(parameter => variance(parameter) + parameter.name).join(', ')}>` : written;
}

/** A member's declaration. */
export function memberSignature(library: Library, owner: LibraryType, member: Member): Part[] {
  const ofInterface = owner.type.kind === TypeKind.Interface;
  switch (member.kind) {
    case 'field': return fieldSignature(library, owner, member.declared);
    case 'property': return propertySignature(library, member.declared, ofInterface);
    case 'event': return [...modifiers(shown(member.declared.modifiers, ofInterface)), keyword('event'),
      ...typeParts(library, member.declared.type), plain(' '), name(member.declared.name)];
    default: return methodSignature(library, member.name, member.declared, member.kind, ofInterface);
  }
}

function fieldSignature(library: Library, { type: owner }: LibraryType, field: ApiField): Part[] {
  if (owner.kind === TypeKind.Enum) {
    return [name(field.name), ...(field.enumValue === null ? [] : [plain(' = '), literal(String(field.enumValue))])];
  }

  const flags = field.modifiers & Modifiers.Const ? Modifiers.Const : field.modifiers; // Constants are static, too.
  const parts = [...modifiers(flags), ...typeParts(library, field.type), plain(' '), name(field.name)];
  return field.constant === null ? parts : [...parts, plain(' = '), literal(field.constant)];
}

function propertySignature(library: Library, property: ApiProperty, ofInterface: boolean): Part[] {
  const accessor = property.getter ?? property.setter ?? 0;
  const index = property.index && [name('this'), plain('['), ...separated(property.index.map(type => typeParts(library, type)), ''), plain(']')];
  return [
    ...modifiers(shown(accessor, ofInterface)), ...typeParts(library, property.type), plain(' '), ...(index ?? [name(property.name)]), plain(' { '),
    ...(property.getter === null ? [] : [word('get'), plain('; ')]), ...(property.setter === null ? [] : [word('set'), plain('; ')]), plain('}'),
  ];
}

function methodSignature(library: Library, called: string, method: ApiMethod, kind: Member['kind'], ofInterface: boolean): Part[] {
  const result = typeParts(library, method.returnType);
  const isConversion = conversions.has(method.name);
  return [
    ...modifiers(shown(method.modifiers, ofInterface)),
    ...(kind === 'constructor' || isConversion ? [] : [...result, plain(' ')]),
    name(called), ...(isConversion ? [plain(' '), ...result] : []), ...generics(method.genericParameters),
    ...parameters(library, method.parameters, (method.modifiers & Modifiers.Extension) !== 0),
    ...constraints(library, method.genericParameters),
  ];
}

function parameters(library: Library, list: readonly ApiParameter[], extended: boolean = false): Part[] {
  const one = (parameter: ApiParameter, index: number): Part[] => [
    ...(extended && index === 0 ? [keyword('this')] : []), ...passed(parameter.modifiers), ...typeParts(library, parameter.type),
    ...(parameter.name ? [plain(` ${parameter.name}`)] : []),
    ...(parameter.defaultValue === null ? [] : [plain(' = '), literal(parameter.defaultValue)]),
  ];
  return [plain('('), ...separated(list.map(one), ''), plain(')')];
}

const passed = (flags: ParameterModifiers): Part[] =>
  (['Params', 'Ref', 'Out', 'In'] as const).filter(flag => flags & ParameterModifiers[flag]).map(flag => keyword(flag.toLowerCase()));

function modifiers(flags: Modifiers): Part[] {
  const order = ['Const', 'Static', 'Abstract', 'Sealed', 'Virtual', 'Override', 'ReadOnly'] as const;
  const words = order.filter(flag => flags & Modifiers[flag]).map(flag => keyword(flag.toLowerCase()));
  return flags & Modifiers.ByRefLike ? [...words, keyword('ref')] : words;
}

// Members of interfaces are abstract unless they say otherwise.
const shown = (flags: Modifiers, ofInterface: boolean): Modifiers =>
  ofInterface && (flags & Modifiers.Static) === 0 ? flags & ~Modifiers.Abstract : flags;

const generics = (list: readonly GenericParameter[]): Part[] => (list.length ? [plain(`<${list.map(parameter => parameter.name).join(', ')}>`)] : []);

function constraints(library: Library, list: readonly GenericParameter[]): Part[] {
  return list.flatMap(parameter => {
    const { rules } = parameter;
    const isStruct = (rules & GenericRules.ValueType) !== 0;
    const types = parameter.constraints.filter(type => !(isStruct && type === 'System.ValueType')).map(type => typeParts(library, type));
    const all = [
      ...(rules & GenericRules.ReferenceType ? [[plain('class')]] : []), ...(isStruct ? [[plain('struct')]] : []), ...types,
      ...(rules & GenericRules.DefaultConstructor && !isStruct ? [[plain('new()')]] : []),
      ...(rules & GenericRules.AllowByRefLike ? [[plain('allows ref struct')]] : []),
    ];
    return all.length ? [plain(' '), keyword('where'), plain(parameter.name), ...separated(all, ' : ')] : [];
  });
}

function separated(lists: readonly (readonly Part[])[], before: string): Part[] {
  return lists.flatMap((list, index) => [...(index ? [plain(', ')] : before ? [plain(before)] : []), ...list]);
}

const isImplied = (type: string | null): boolean =>
  type === null || ['object', 'System.Object', 'System.ValueType', 'System.Enum', 'System.MulticastDelegate'].includes(type);
