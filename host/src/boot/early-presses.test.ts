import { keepEarlyPresses, takeEarlyPress } from './early-presses';

beforeAll(keepEarlyPresses);

const heard: string[] = [];

/** A part of the page as the server sent it; its remote hears presses once it has been taken over. */
function showPart(html: string): HTMLElement {
  document.body.innerHTML = `<div data-prerendered>${html}</div>`;
  heard.length = 0;
  return document.body.firstElementChild as HTMLElement;
}

function hear(part: Element): void {
  part.addEventListener('click', ({ target }) => heard.push((target as Element).textContent ?? ''));
}

const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === name)?.click();

test('the last button that was pressed early is pressed again, once', () => {
  const part = showPart('<button type="button">One</button><button type="button"><b>Two</b></button>');
  press('One');
  press('Two');
  const replay = takeEarlyPress(part);
  hear(part);
  replay();
  expect(heard).toEqual(['Two']);
  takeEarlyPress(part)();
  expect(heard).toEqual(['Two']);
});

test('what is pressed while a remote takes over is heard by it, and not twice', () => {
  const part = showPart('<button type="button">One</button>');
  const replay = takeEarlyPress(part);
  hear(part);
  press('One');
  replay();
  takeEarlyPress(part)();
  expect(heard).toEqual(['One']);
});

test.each([
  ['a link', '<a href="#there">Press</a>'],
  ['a menu that is a popover', '<button type="button" popovertarget="menu">Press</button>'],
  ['a form that the site takes in', '<form><button type="submit">Press</button></form>'],
])('%s works by itself', (_, html) => {
  const part = showPart(html);
  part.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  press('Press');
  const replay = takeEarlyPress(part);
  hear(part);
  replay();
  expect(heard).toEqual([]);
});

test('a button that the remote has replaced is not pressed', () => {
  const part = showPart('<button type="button">One</button>');
  press('One');
  const replay = takeEarlyPress(part);
  part.innerHTML = '<button type="button">Another</button>';
  hear(part);
  replay();
  expect(heard).toEqual([]);
});
