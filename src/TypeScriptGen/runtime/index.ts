// What people import from the package memformat; printed code imports the other files. Where the runtime is printed beside the types, there is none of this.

export { isNull, MemFormatError } from './reader.ts';
export type { Input, MemFormatErrorCode, Source } from './reader.ts';
export { writeNull } from './writer.ts';
export type { Payload } from './writer.ts';

/** The version of this package that printed code asks for: all of one minor version fit together. */
export type Version = '0.1';

/** An error for code that was printed for another version of this package. */
export type PrintedFor<V extends Version> = V;
