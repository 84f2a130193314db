import { answerPress, notePresses } from './pressed-link';

beforeAll(notePresses);
beforeEach(() => {
  document.body.innerHTML = '<a href="#page"><b>Page</b></a><a href="#next">Next</a><button>Other</button>';
});

/** Presses an element whose handler leads away. @returns what takes the mark away */
function press(selector: string): () => void {
  let end = () => {};
  const element = document.querySelector<HTMLElement>(selector);
  element?.addEventListener('click', () => (end = answerPress()), { once: true });
  element?.click();
  return end;
}

const marked = () => [...document.querySelectorAll('[data-going]')].map(({ textContent }) => textContent);

test('a link is marked while its handler leads away, until the page is there', () => {
  const end = press('b');
  expect(marked()).toEqual(['Page']);
  end();
  expect(marked()).toEqual([]);
});

test('one that is overtaken loses its mark to the next', () => {
  press('b');
  press('[href="#next"]');
  expect(marked()).toEqual(['Next']);
});

test('a press of anything else marks nothing', () => {
  press('button');
  expect(marked()).toEqual([]);
});

test('what leads away later was not the press', async () => {
  document.querySelector('a')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  answerPress();
  expect(marked()).toEqual([]);
});
