import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { Location, Navigator } from '@skora/shared/router';
import { provideExamples, publishRemote } from './example-remote';
import { Slot } from './slot';

const navigator = { createHref: String, push() {}, replace() {}, go() {} } as unknown as Navigator;

let isBroken = true;

function Sometimes() {
  if (isBroken) throw new TypeError('broken release');
  return <h1>Sometimes</h1>;
}

const { remote } = publishRemote('pages', { sometimes: Sometimes, fine: () => <h1>Fine</h1> });

function target(view: string) {
  const location: Location = { pathname: `/${view}`, search: '', hash: '', state: null, key: view };
  return { remote, props: { view, pattern: '*', location, navigator } };
}

let slot: Slot;

beforeAll(provideExamples);
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  isBroken = true;
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  document.body.innerHTML = '<main></main>';
  slot = new Slot(screen.getByRole('main'), 'main');
});

test('another page of a remote is shown after one of its views has failed', async () => {
  await slot.show(target('sometimes'));
  expect(await screen.findByRole('heading', { name: 'This part did not load', level: 1 })).toBeVisible();
  await slot.show(target('fine'));
  expect(await screen.findByRole('heading', { name: 'Fine' })).toBeVisible();
  expect(screen.queryByText('This part did not load')).toBeNull();
});

test('what was left keeps no page of another remote from being updated', async () => {
  let tellLost: (() => void) | undefined;
  const told = publishRemote(
    'told',
    { page: () => <h1>Told</h1> },
    {
      update: [
        async (props) => {
          tellLost = props.onViewLost;
        },
      ],
    },
  );
  const toTold = { remote: told.remote, props: { ...target('page').props } };
  await slot.show(toTold);
  await slot.show({ ...toTold, props: { ...toTold.props, pattern: '/page' } });
  isBroken = false;
  await slot.show(target('fine'));
  const heading = await screen.findByRole('heading', { name: 'Fine' });
  tellLost?.();
  await slot.show({ ...target('fine'), props: { ...target('fine').props, pattern: '/fine' } });
  expect(heading).toBeInTheDocument();
});

test('a view that failed is shown when it is asked for again and works', async () => {
  await slot.show(target('sometimes'));
  expect(await screen.findByText('This part did not load')).toBeVisible();
  isBroken = false;
  await slot.retry();
  expect(await screen.findByRole('heading', { name: 'Sometimes' })).toBeVisible();
  await slot.show(target('fine'));
  expect(await screen.findByRole('heading', { name: 'Fine' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('heading')).toHaveLength(1));
});

test('a page that was here before is shown without asking for it again', async () => {
  const once = publishRemote('once', { page: () => <h1>Once</h1> });
  const prepare = jest.spyOn(once.module, 'prepare');
  const toOnce = { remote: once.remote, props: target('page').props };
  await slot.show(toOnce);
  await slot.show(target('fine'));
  await waitFor(() => expect(screen.getAllByRole('heading')).toHaveLength(1));
  await slot.show(toOnce);
  expect(await screen.findByRole('heading', { name: 'Once' })).toBeVisible();
  expect(prepare.mock.calls).toEqual([['page']]);
});

test('the page before is taken apart only after the new one has been drawn', async () => {
  const ended = jest.fn();
  function Before() {
    useEffect(() => ended, []);
    return <h1>Before</h1>;
  }
  const before = publishRemote('before', { page: Before });
  await slot.show({ remote: before.remote, props: target('page').props });
  expect(await screen.findByRole('heading', { name: 'Before' })).toBeVisible();
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
  await slot.show(target('fine'));
  expect(screen.getByRole('heading')).toHaveTextContent('Fine');
  expect(ended).not.toHaveBeenCalled();
  frame.mock.calls.forEach(([draw]) => draw(0));
  frame.mockRestore();
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
});

test('a page whose remote does not load has a heading all the same', async () => {
  await slot.show({ ...target('fine'), remote: { ...remote, id: 'remote-later', contractVersion: 99 } });
  expect(await screen.findByRole('heading', { name: 'This part did not load', level: 1 })).toBeVisible();
});

test('a part beside the page that failed does not take the page’s heading', async () => {
  document.body.innerHTML = '<div data-testid="footer"></div>';
  slot = new Slot(screen.getByTestId('footer'), 'footer');
  await slot.show(target('sometimes'));
  expect(await screen.findByRole('heading', { name: 'This part did not load', level: 2 })).toBeVisible();
});
