// The types of a connection to a hub, by the functions that are named for its methods.

import type { WriteValue } from './hub-shapes.ts';

/** Reads the payload of a value. */
export type ReadValue = (bytes: Uint8Array) => unknown;

/** A method of the hub: what it takes, and what it gives. */
export interface HubMethod {
  /** Writes each argument that is no stream. */
  readonly takes?: readonly WriteValue[];
  /** Writes the items of each stream among the arguments. */
  readonly streams?: readonly WriteValue[];
  /** Reads the result, or each item of the stream that is the result. */
  readonly gives?: ReadValue;
}

/** A method of the page, for the hub to call. */
export interface PageMethod {
  /** Reads each argument. */
  readonly takes?: readonly ReadValue[];
  /** Writes the result, if the hub awaits one. */
  readonly gives?: WriteValue;
}

/** The methods of a hub and its page by their names. Values without a function here are payloads (`Uint8Array`). */
export interface HubMethods {
  /** The methods of the hub. */
  readonly hub?: Readonly<Record<string, HubMethod>>;
  /** The methods of the page. */
  readonly page?: Readonly<Record<string, PageMethod>>;
}

/** What a function writes. Nulls need none, and values without one are payloads. */
type Written<F> = F extends (value: infer V) => Uint8Array ? V | null : Uint8Array | null;

/** What a function reads. */
type Read<F> = F extends ReadValue ? ReturnType<F> | null : Uint8Array | null;

/** The arguments of a method of the hub. Streams are anywhere among them. */
type Arguments<M> = M extends { readonly streams: unknown } ? unknown[] : M extends { readonly takes: infer T } ? { -readonly [I in keyof T]: Written<T[I]> } : (Uint8Array | null)[];

/** The arguments of a method of the page. */
type Heard<M> = M extends { readonly takes: infer T } ? { -readonly [I in keyof T]: Read<T[I]> } : (Uint8Array | null)[];

type Given<M> = M extends { readonly gives: infer F } ? Read<F> : Uint8Array | null | undefined;

type Answer<M> = M extends { readonly gives: infer F } ? Written<F> | Promise<Written<F>> : void;

/** The items of a stream of the hub, for `subscribe`. */
export interface HubStream<T> {
  subscribe(subscriber: { next(item: T): void; error(error: unknown): void; complete(): void }): { dispose(): void };
}

type All<M> = M extends object ? Required<M> : Record<never, never>;

/** What you call by names: with the types of the functions for its methods. */
export interface HubCalls<H, P> {
  invoke<N extends keyof H & string>(name: N, ...args: Extract<Arguments<H[N]>, readonly unknown[]>): Promise<Given<H[N]>>;
  send<N extends keyof H & string>(name: N, ...args: Extract<Arguments<H[N]>, readonly unknown[]>): Promise<void>;
  stream<N extends keyof H & string>(name: N, ...args: Extract<Arguments<H[N]>, readonly unknown[]>): HubStream<Given<H[N]>>;
  on<N extends keyof P & string>(name: N, method: (...args: Extract<Heard<P[N]>, readonly unknown[]>) => Answer<P[N]>): void;
}

/** A connection whose calls have the types of the functions that are named for its methods. */
export type HubOf<C, M extends HubMethods> = Omit<C, keyof HubCalls<HubMethod, PageMethod>> & HubCalls<All<M['hub']>, All<M['page']>>;
