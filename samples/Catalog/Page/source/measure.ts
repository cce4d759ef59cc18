// A worker, so that the page stays quick meanwhile: decodes the catalog from both formats in turn and says what it took.
import { readCatalog } from '../generated/index.ts';
import type { Catalog } from '../generated/index.ts';
import type { Cost, WorkerAnswer } from './measurement.ts';

const WarmUps = 3;
const Runs = 11;

type Decode = (bytes: Uint8Array) => Pick<Catalog, 'assemblies'>;

interface Contender {
  readonly bytes: Uint8Array;
  readonly decode: Decode;
  readonly samples: number[];
  objects: number;
}

async function contender(accept: string, decode: Decode): Promise<Contender> {
  const response = await fetch('/catalog', { headers: { accept } });
  if (!response.ok || response.headers.get('content-type')?.startsWith(accept) !== true) throw new Error(`the server answers ${response.status} to ${accept}`);
  return { bytes: new Uint8Array(await response.arrayBuffer()), decode, samples: [], objects: 0 };
}

function run(contender: Contender): void {
  const start = performance.now();
  const catalog = contender.decode(contender.bytes);
  contender.samples.push(performance.now() - start);
  contender.objects = countObjects(catalog);
}

// Both must have given the same, or there would be nothing to compare.
function countObjects({ assemblies }: Pick<Catalog, 'assemblies'>): number {
  let count = 0;
  for (const { types } of assemblies) {
    for (const type of types) {
      count += 1 + type.fields.length + type.properties.length + type.events.length;
      for (const method of type.methods) count += 1 + method.parameters.length;
    }
  }
  return count;
}

function cost({ bytes, samples }: Contender): Cost {
  const sorted = samples.slice(WarmUps).sort((a, b) => a - b);
  return { bytes: bytes.length, first: samples[0] as number, median: sorted[sorted.length >> 1] as number };
}

async function measure(): Promise<WorkerAnswer> {
  const memFormat = await contender('application/x-memformat', readCatalog);
  const json = await contender('application/json', bytes => JSON.parse(new TextDecoder().decode(bytes)) as Catalog);
  for (let round = 0; round < WarmUps + Runs; round++) {
    // Who goes first changes, so that neither always pays for the other's garbage.
    for (const one of round % 2 ? [json, memFormat] : [memFormat, json]) run(one);
    // Lets the browser breathe, and collect garbage while nobody measures.
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  if (memFormat.objects !== json.objects) throw new Error(`${memFormat.objects} objects in one, ${json.objects} in the other`);
  return { runs: Runs, warmUps: WarmUps, memFormat: cost(memFormat), json: cost(json) };
}

measure().catch((problem: unknown): WorkerAnswer => ({ failure: problem instanceof Error ? problem.message : String(problem) })).then(answer => postMessage(answer));
