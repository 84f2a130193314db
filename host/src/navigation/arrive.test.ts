import { arrive, setPageFrame } from './arrive';

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

const isLeft = () => false;
const heading = () => main.querySelector('h1');

it('moves the focus to the heading, from what led here or from nowhere', async () => {
  link.focus();
  await arrive(main, 'Page', { hash: '', focused: link, isLeft });
  expect(document.activeElement).toBe(heading());
  link.focus();
  const focused = document.activeElement;
  link.remove();
  await arrive(main, 'Page', { hash: '', focused, isLeft });
  expect(document.activeElement).toBe(heading());
});

it('leaves it with whoever has opened something while the page was on its way', async () => {
  link.focus();
  const focused = document.activeElement;
  menu.focus();
  await arrive(main, 'Page', { hash: '', focused, isLeft });
  expect(document.activeElement).toBe(menu);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

it('leaves it where it is when another navigation has begun before the page was drawn', async () => {
  link.focus();
  await arrive(main, 'Page', { hash: '', focused: link, isLeft: () => true });
  expect(document.activeElement).toBe(link);
});

it('takes it from where a control of the page before has handed it over', async () => {
  link.focus();
  const focused = document.activeElement;
  menu.focus();
  menu.setAttribute('data-handed-over', '');
  await arrive(main, 'Page', { hash: '', focused, isLeft });
  expect(document.activeElement).toBe(heading());
});

it('arrives at a part whose hash is no valid code', async () => {
  const part = document.createElement('section');
  part.id = '100%';
  part.scrollIntoView = jest.fn();
  main.append(part);
  await arrive(main, 'Page', { hash: '#100%', focused: link, isLeft });
  expect(part.scrollIntoView).toHaveBeenCalledTimes(1);
});

it('marks a page that somebody was sent a link to, for as long as it is shown', () => {
  const page = document.documentElement;
  setPageFrame('Football CV', { background: 'cv', path: '/cv/:token' });
  expect([page.dataset.background, page.hasAttribute('data-sent-link')]).toEqual(['cv', true]);
  setPageFrame('Home', { background: 'default', path: '/' });
  expect([page.dataset.background, page.hasAttribute('data-sent-link')]).toEqual(['default', false]);
  setPageFrame('Your decision', { background: 'default', path: '/guardian-approval' });
  expect(page.hasAttribute('data-sent-link')).toBe(true);
});
