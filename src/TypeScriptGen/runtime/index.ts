// The exports of the package memformat. Printed code imports the other files. If the runtime is printed beside the
// types, this file is not.

export { MemFormatError } from './core.ts';
export { setDecompressor, setStreamDecompressor } from './decompression.ts';
export type { Compression, Decompressor, StreamDecompressor } from './decompression.ts';
export { toJson } from './json.ts';
export type { KeptCase, MemFormatErrorCode } from './core.ts';
export { isNull } from './roots.ts';
export type { Input, LaterInput } from './roots.ts';
export type { Source } from './streams.ts';
export { writeNull } from './writer.ts';
export type { Payload, Values } from './writer.ts';

/** The version of this package that printed code asks for: all of one minor version fit together. */
export type Version = '1.0';

/** An error for code that was printed for another version of this package. */
export type PrintedFor<V extends Version> = V;
