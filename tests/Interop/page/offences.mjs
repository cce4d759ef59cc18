// What the page must not do. The tests look whether it is noticed: /?offence=name

const offences = {
  evaluates: () => new Function('return 1')(),
  inlines: () => document.head.append(Object.assign(document.createElement('script'), { text: 'globalThis.isInlined = true' })),
  styles: () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' })),
  leaves: () => fetch(location.origin.replace('127.0.0.1', 'localhost')),
  complains: () => console.error('A complaint.'),
  fails: () => setTimeout(() => { throw new Error('A failure.'); }),
};

export async function offend(name) {
  try {
    await offences[name]();
  } catch {
    // Refused, which is said elsewhere.
  }

  await new Promise(resolve => setTimeout(resolve, 50));
  console.info('done');
}
