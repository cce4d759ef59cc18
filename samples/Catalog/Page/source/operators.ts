const symbols: ReadonlyMap<string, string> = new Map(Object.entries({
  op_UnaryPlus: '+', op_UnaryNegation: '-', op_LogicalNot: '!', op_OnesComplement: '~', op_Increment: '++', op_Decrement: '--',
  op_True: 'true', op_False: 'false', op_Addition: '+', op_Subtraction: '-', op_Multiply: '*', op_Division: '/', op_Modulus: '%',
  op_BitwiseAnd: '&', op_BitwiseOr: '|', op_ExclusiveOr: '^', op_LeftShift: '<<', op_RightShift: '>>', op_UnsignedRightShift: '>>>',
  op_Equality: '==', op_Inequality: '!=', op_LessThan: '<', op_LessThanOrEqual: '<=', op_GreaterThan: '>', op_GreaterThanOrEqual: '>=',
}));

/** Methods that convert: what they give stands behind their name. */
export const conversions: ReadonlyMap<string, string> = new Map([
  ['op_Implicit', 'implicit operator'], ['op_Explicit', 'explicit operator'], ['op_CheckedExplicit', 'explicit operator checked'],
]);

/** How C# calls an operator: `operator +`, `implicit operator`; undefined for what is none. */
export function operatorName(method: string): string | undefined {
  if (!method.startsWith('op_')) return undefined;
  const conversion = conversions.get(method);
  if (conversion) return conversion;
  const isChecked = method.startsWith('op_Checked');
  const symbol = symbols.get(isChecked ? `op_${method.slice('op_Checked'.length)}` : method);
  return symbol === undefined ? `operator ${method.slice(3)}` : `operator ${isChecked ? 'checked ' : ''}${symbol}`;
}
