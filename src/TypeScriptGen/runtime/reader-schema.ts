// The reader's own shape.

import { casesOf } from './cases.ts';
import { fromBase64, headOf, newReader, varint } from './core.ts';
import type { Case, Schema } from './core.ts';
import { parse } from './descriptor-parser.ts';
import type { Shape } from './schema.ts';

/** A root, and what is known of its own shape. */
export interface ReaderSchema {
  readonly schema: Schema;
  own: Shape | undefined;
}

interface OwnCase extends Case {
  own?: Shape;
}

/** The reader's own shape. */
export function ownShape(root: ReaderSchema): Shape {
  if (!root.own) {
    const { schema } = root, reader = newReader(headOf(schema), 1, schema);
    varint(reader);
    root.own = parse(reader.bytes, reader.at, []);
  }

  return root.own;
}

/** The shape of a case of the reader; undefined if it has none of this tag. */
export function ownCase(root: ReaderSchema, union: number, tag: number): Shape | undefined {
  const one = [...casesOf(root.schema).values()][union]?.[tag] as OwnCase | undefined;
  return one && (one.own ??= parse(fromBase64(one.definition), 0, ownShape(root).types));
}
