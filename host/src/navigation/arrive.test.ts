import { arrive, dressPage } from './arrive';

let main: HTMLElement;
let menu: HTMLButtonElement;
let link: HTMLButtonElement;
beforeEach(() => {
  window.scrollTo = jest.fn();
  document.body.innerHTML =
    '<button id="link"></button><button id="menu"></button><main><h1>Page</h1></main>';
  const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
  [main, menu, link] = [find('main'), find('#menu'), find('#link')];
});

const heading = () => main.querySelector('h1');

it('moves the focus to the heading, from what led here or from nowhere', () => {
  link.focus();
  arrive(main, 'Page', { hash: '', focused: link });
  expect(document.activeElement).toBe(heading());
  link.focus();
  const focused = document.activeElement;
  link.remove();
  arrive(main, 'Page', { hash: '', focused });
  expect(document.activeElement).toBe(heading());
});

it('leaves it with whoever has opened something while the page was on its way', () => {
  link.focus();
  const focused = document.activeElement;
  menu.focus();
  arrive(main, 'Page', { hash: '', focused });
  expect(document.activeElement).toBe(menu);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

it('takes it from where a control of the page before has handed it over', () => {
  link.focus();
  const focused = document.activeElement;
  menu.focus();
  menu.setAttribute('data-handed-over', '');
  arrive(main, 'Page', { hash: '', focused });
  expect(document.activeElement).toBe(heading());
});

it('marks a page that somebody was sent a link to, for as long as it is shown', () => {
  const page = document.documentElement;
  dressPage('Football CV', { background: 'cv', path: '/cv/:token' });
  expect([page.dataset.background, page.hasAttribute('data-sent-link')]).toEqual(['cv', true]);
  dressPage('Home', { background: 'default', path: '/' });
  expect([page.dataset.background, page.hasAttribute('data-sent-link')]).toEqual(['default', false]);
  dressPage('Your decision', { background: 'default', path: '/guardian-approval' });
  expect(page.hasAttribute('data-sent-link')).toBe(true);
});
