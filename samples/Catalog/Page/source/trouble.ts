import { element } from './element.ts';

/** What went wrong, and a button to try again. */
export function trouble(problem: unknown, retry: () => void): HTMLElement {
  const button = element('button', { type: 'button' }, 'Try again');
  button.addEventListener('click', retry);
  const text = problem instanceof Error && problem.name === 'Error' ? problem.message : String(problem);
  return element('div', { class: 'trouble', role: 'alert' }, element('p', {}, text), button);
}
