/** Fetches all there is at an address. `progressed` hears how much of it came, if the server says how much there is. */
export async function load(address: string, progressed: (received: number, total: number) => void = () => {}): Promise<ArrayBuffer> {
  const response = await fetch(address).catch(() => {
    throw new Error('The server does not answer. Is it still running?');
  });
  if (!response.ok) throw new Error(`The server answers ${response.status} to ${address}.`);

  // Of compressed answers, the header has the compressed size.
  const total = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length'));
  if (!response.body || !total) return response.arrayBuffer();

  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    progressed(received += part.value.length, total);
  }
  return new Blob(parts).arrayBuffer();
}
