import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BAD_EMAIL } from '@skora/kit';
import { atEdge, problem, type HttpEdge } from '../../testing/http-edge';
import { openPrerendered, visitPage } from '../../testing/render-page';
import { DigestDesk } from './digest-desk';

const PAGE = '/unsubscribe-newsletter';
const CONFIRM = 'newsletter/confirmations/tok';
const LEAVE = 'newsletter/unsubscriptions/tok';
const ok = () => Response.json({ status: 'ok' });
const networkFetch = globalThis.fetch;
let edge: HttpEdge;

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  edge = atEdge();
});
afterEach(() => {
  globalThis.fetch = networkFetch;
  jest.restoreAllMocks();
});

const focused = () => (document.activeElement === document.body ? null : document.activeElement);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('confirming', () => {
  const open = () => visitPage(<DigestDesk />, { path: `${PAGE}?confirm=tok` });

  test('opening the link confirms nothing; the button does, once', async () => {
    edge.answer(`GET ${CONFIRM}`, () => Response.json({ email: 'r•••@skora.example', state: 'open' }));
    edge.answer(`POST ${CONFIRM}`, ok);
    open();
    expect(
      await screen.findByRole('heading', { name: 'Send the digest to r•••@skora.example?' }),
    ).toBeInTheDocument();
    expect(edge.sent(`POST ${CONFIRM}`)).toEqual([]);
    await press('Confirm my subscription');
    expect(await screen.findByText('We will send the digest to r•••@skora.example')).toBeInTheDocument();
    expect(focused()).toHaveTextContent('We will send the digest to r•••@skora.example');
    expect(edge.sent(`POST ${CONFIRM}`)).toHaveLength(1);
  });

  test('a link that was pressed before says that all is well', async () => {
    edge.answer(`GET ${CONFIRM}`, () => Response.json({ email: 'r•••@skora.example', state: 'confirmed' }));
    open();
    expect(await screen.findByText('We will send the digest to r•••@skora.example')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm my subscription' })).toBeNull();
  });

  test.each([
    [404, 'about:blank', /Copy the whole link/],
    [410, 'link-used', /no longer gets the digest/],
    [410, 'link-expired', /works for 3 days/],
  ])('a link that is over (%i %s) says why', async (status, type, words) => {
    edge.answer(`GET ${CONFIRM}`, () => problem(status, { type }));
    open();
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('a press without an answer changes nothing and can be repeated', async () => {
    edge.answer(`GET ${CONFIRM}`, () => Response.json({ email: 'r•••@skora.example', state: 'open' }));
    edge.answer(`POST ${CONFIRM}`, () => problem(503));
    open();
    await press('Confirm my subscription');
    expect(await screen.findByText('Nothing has changed')).toBeInTheDocument();
    edge.answer(`POST ${CONFIRM}`, ok);
    await press('Confirm my subscription');
    expect(await screen.findByText('We will send the digest to r•••@skora.example')).toBeInTheDocument();
  });
});

describe('leaving by the link', () => {
  const open = () => visitPage(<DigestDesk />, { path: `${PAGE}?token=tok` });
  const subscribed = { subscribed: true, email: 'r•••@skora.example', undoUntil: null };

  test('one button ends it, another brings it back', async () => {
    edge.answer(`GET ${LEAVE}`, () => Response.json(subscribed));
    edge.answer(`POST ${LEAVE}`, ok);
    edge.answer(`POST ${LEAVE}/undo`, ok);
    open();
    expect(await screen.findByText('Stop the digest to r•••@skora.example?')).toBeInTheDocument();
    expect(focused()).toBeNull();
    expect(edge.sent(`POST ${LEAVE}`)).toEqual([]);
    await press('Unsubscribe');
    expect(await screen.findByText('You are unsubscribed')).toBeInTheDocument();
    expect(focused()).toHaveTextContent('You are unsubscribed');
    await press('Undo');
    expect(await screen.findByText('Stop the digest to r•••@skora.example?')).toBeInTheDocument();
    expect(focused()).toHaveTextContent('Stop the digest to r•••@skora.example?');
    expect(edge.sent(`POST ${LEAVE}/undo`)).toHaveLength(1);
  });

  test('an undo that comes too late says what to do instead', async () => {
    const left = { subscribed: false, email: 'r•••@skora.example', undoUntil: '2026-11-28T10:00:00Z' };
    edge.answer(`GET ${LEAVE}`, () => Response.json(left));
    edge.answer(`POST ${LEAVE}/undo`, () => problem(410, { type: 'link-expired' }));
    open();
    await press('Undo');
    expect(await screen.findByText(/too late to undo/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('an address that is forgotten has nothing to undo', async () => {
    edge.answer(`GET ${LEAVE}`, () => Response.json({ subscribed: false, email: null, undoUntil: null }));
    open();
    expect(
      await screen.findByText(/We will not send the digest to this address any more/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('a damaged link leaves the way by address', async () => {
    edge.answer(`GET ${LEAVE}`, () => problem(404));
    open();
    expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
    expect(screen.getByLabelText(/Email that gets the digest/)).toBeInTheDocument();
  });

  test('a server out of reach can be asked again', async () => {
    edge.answer(`GET ${LEAVE}`, () => problem(503));
    open();
    await screen.findByText('We could not check your link');
    edge.answer(`GET ${LEAVE}`, () => Response.json(subscribed));
    await press('Try again');
    expect(await screen.findByText('Stop the digest to r•••@skora.example?')).toBeInTheDocument();
    expect(focused()).toHaveTextContent('Stop the digest to r•••@skora.example?');
  });
});

describe('leaving by address', () => {
  const ASK = 'POST newsletter/unsubscribe';
  const field = () => screen.getByLabelText(/Email that gets the digest/);

  test('the answer promises nothing about the address', async () => {
    edge.answer(ASK, ok);
    openPrerendered(<DigestDesk />, { path: PAGE });
    await userEvent.type(field(), 'reader@skora.example');
    await press('Send me the link');
    expect(await screen.findByText(/If reader@skora.example gets the digest/)).toBeInTheDocument();
    expect(edge.sent(ASK)[0]?.body).toEqual({ email: 'reader@skora.example' });
  });

  test.each([
    ['', 'Enter your email address.'],
    ['reader', BAD_EMAIL],
    ['reader@skora', BAD_EMAIL],
  ])('"%s" is refused at the field and stays', async (text, message) => {
    visitPage(<DigestDesk />, { path: PAGE });
    if (text) await userEvent.type(field(), text);
    await press('Send me the link');
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(text);
    expect(edge.sent(ASK)).toEqual([]);
  });

  test('a failure keeps the address, a refused address is shown at its field', async () => {
    edge.answer(ASK, () => problem(429, { retryAfter: 60 }));
    visitPage(<DigestDesk />, { path: PAGE });
    await userEvent.type(field(), 'reader@skora.example');
    await press('Send me the link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 1 minute');
    expect(field()).toHaveValue('reader@skora.example');
    edge.answer(ASK, () => problem(400));
    await press('Send me the link');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/email address like/));
  });
});
