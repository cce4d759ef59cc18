// Exchanges the vectors that the address names, and sends the server what came of it: /?vectors=name&runner=chromium
// Or it uses a hub: /?hub=use
import { exchange, shared } from './exchange.mjs';
import { offend } from './offences.mjs';

async function run(name, runner) {
  const vectors = `/generated/vectors/${name}`;
  const { corpus, requests, isShared } = await (await fetch(`${vectors}.json`)).json();
  const bytes = new Uint8Array(await (await fetch(`${vectors}.bin`)).arrayBuffer());
  const { answers, written, wrong } = isShared ? await inWorker({ corpus, requests, bytes: shared(bytes), origin: location.origin })
    : await exchange(await import(`/generated/${corpus}/bundle.mjs`), requests, bytes, location.origin);
  await fetch(`/answers/${name}.${runner}.json`, { method: 'POST', body: JSON.stringify(answers) });
  await fetch(`/answers/${name}.${runner}.bin`, { method: 'POST', body: written });
  if (wrong) console.error(wrong);
  console.info('done');
}

function inWorker(message) {
  const worker = new Worker('/worker.mjs', { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(message);
  });
}

// Browsers log what they refuse to load, but not each refusal to evaluate.
document.addEventListener('securitypolicyviolation', e => console.error(`${e.violatedDirective} forbids ${e.blockedURI}`));

async function hub(check) {
  await (await import('/generated/hub/hub.mjs')).checks[check](location.origin);
  console.info('done');
}

const parameters = new URLSearchParams(location.search), offence = parameters.get('offence');
await (offence ? offend(offence) : parameters.has('hub') ? hub(parameters.get('hub')) : run(parameters.get('vectors'), parameters.get('runner')));
