import { act } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderOnServer } from '../testing/render-on-server';
import { PageSlot } from './page-slot';
import { outletsOfPage, provideFilledSlots } from './page-slots';

const NAME = 'home:highlights';
let root: Root | null = null;
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('main');
  document.body.append(container);
});

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  provideFilledSlots([]);
});

function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>pressed {count}</button>
      <PageSlot name={NAME} className="side" />
      <p>End</p>
    </>
  );
}

function findOutlet(): HTMLElement {
  return container.querySelector<HTMLElement>('[data-page-slot]')!;
}

function hydrate(): string[] {
  const problems: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => problems.push(words.join(' ')));
  act(() => {
    const onRecoverableError = (error: unknown) => problems.push(String(error));
    root = hydrateRoot(container, <Page />, { onRecoverableError });
  });
  return problems;
}

test('the build renders a closed outlet, whose opening tag the server knows', () => {
  expect(renderOnServer(<PageSlot name={NAME} className="side" />, 'remote-a', 'main')).toBe(
    '<div hidden="" data-page-slot="home:highlights" class="side"></div>',
  );
});

test('hydration keeps what the server put into the outlet, and so does every later render', () => {
  container.innerHTML = renderOnServer(<Page />, 'remote-a', 'main').replace('hidden=""', '');
  provideFilledSlots([NAME]);
  const outlet = findOutlet();
  const guest = document.createElement('section');
  guest.textContent = 'Guest';
  outlet.append(guest);
  expect(hydrate()).toEqual([]);
  expect(outletsOfPage.get()).toEqual([{ name: NAME, element: outlet }]);
  act(() => container.querySelector('button')!.click());
  expect(container.querySelector('button')).toHaveTextContent('pressed 1');
  expect(findOutlet()).toBe(outlet);
  expect(outlet.firstChild).toBe(guest);
  expect(outlet).toBeVisible();
});

test('opens an outlet that the server left closed', () => {
  container.innerHTML = renderOnServer(<Page />, 'remote-a', 'main');
  provideFilledSlots([NAME]);
  expect(findOutlet().hidden).toBe(true);
  expect(hydrate()).toEqual([]);
  expect(findOutlet().hidden).toBe(false);
});

test('takes no room while nobody fills it, and tells the host nothing', () => {
  container.innerHTML = renderOnServer(<Page />, 'remote-a', 'main');
  expect(hydrate()).toEqual([]);
  expect(findOutlet()).not.toBeVisible();
  expect(outletsOfPage.get()).toEqual([]);
});

test('is gone for the host when its page is', () => {
  provideFilledSlots([NAME]);
  root = createRoot(container);
  act(() =>
    root?.render(
      <StrictMode>
        <Page />
      </StrictMode>,
    ),
  );
  expect(outletsOfPage.get()).toEqual([{ name: NAME, element: findOutlet() }]);
  act(() => root?.render(null));
  expect(outletsOfPage.get()).toEqual([]);
});
