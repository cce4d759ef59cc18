// The exports of the package memformat. Printed code imports the other files. If the runtime is printed beside the
// types, this file is not.

export { isNull, MemFormatError } from './reader.ts';
export type { Input, MemFormatErrorCode, Source } from './reader.ts';
export { writeNull } from './writer.ts';
export type { Payload } from './writer.ts';

/** The version of this package that printed code asks for: all of one minor version fit together. */
export type Version = '0.1';

/** An error for code that was printed for another version of this package. */
export type PrintedFor<V extends Version> = V;
