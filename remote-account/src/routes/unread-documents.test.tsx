import type { ComponentType } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, signInAs } from '@skora/shared/testing';
import { signInAtEdge, signOutAtEdge } from '../lib/testing/http-edge';
import { problem } from '../lib/testing/json-reply';
import EditProfile from './edit-profile';
import Goals from './goals';
import Notifications from './notifications';
import PlayerStats from './player-stats';
import Sharing from './sharing';
import WeeklyStats from './weekly-stats';
import { SECTIONS } from '../features/profile/edit-profile/sections';
import { memoryDocuments } from '../lib/testing/memory-documents';
import { renderView } from '../lib/testing/render-view';
import type { PlayerDocuments } from '../lib/documents/player-documents';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  signInAs({ uid: 'mara' });
});

afterEach(() => {
  resetSession();
  jest.restoreAllMocks();
});

/** What nothing could be read from, as without a connection; writes would arrive. */
function unreadable(): PlayerDocuments & { stored: Map<string, unknown> } {
  const documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara Fictiva', revision: 4 } });
  const refuse = (failed: (error: unknown) => void) => {
    failed(new Error('The store could not be reached.'));
    return () => undefined;
  };
  return {
    ...documents,
    watch: (_path, _next, failed) => refuse(failed),
    watchNewest: (_path, _by, _count, _next, failed) => refuse(failed),
    read: () => Promise.reject(new Error('The store could not be reached.')),
  };
}

const PAGES: [name: string, Page: ComponentType, at: string][] = [
  ...SECTIONS.map(({ id }): (typeof PAGES)[number] => [
    `profile, ${id}`,
    EditProfile,
    `/settings/edit-profile?section=${id}`,
  ]),
  ['a new goal', Goals, '/profile/goals?goal=new'],
  ['a match', WeeklyStats, '/settings/add-weekly-stats?add=match'],
  ['a day', WeeklyStats, '/settings/add-weekly-stats?add=wellness'],
  ['a test', PlayerStats, '/settings/player-stats'],
];

const FIELDS = ['textbox', 'combobox', 'radio', 'checkbox', 'spinbutton'];

test.each(PAGES)('%s: what could not be read is not offered as empty', async (_name, Page, at) => {
  const documents = unreadable();
  const before = [...documents.stored];
  renderView(<Page />, documents, at);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not load/);
  for (const role of FIELDS) expect(screen.queryByRole(role)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not load/);
  expect([...documents.stored]).toEqual(before);
});

const ASKED: [name: string, Page: ComponentType, at: string, call: string, what: string][] = [
  ['choices of notifications', Notifications, '/notifications', 'notifications/settings', 'your choices'],
  ['links to the CV', Sharing, '/profile/sharing', 'cv/links', 'your links'],
];

describe.each(ASKED)('%s: what the server has not told', (_name, Page, at, call, what) => {
  afterEach(signOutAtEdge);

  /** The page, with every change of it on record. @param reply what the server says to the reading of it */
  async function open(reply: () => Promise<Response>) {
    const http = await signInAtEdge();
    const changes = ['PUT', 'POST', 'DELETE'].map((method) => `${method} ${call}`);
    http.answer('GET notifications', () => Response.json({ unread: 0, notifications: [], next: null }));
    http.answer(`GET ${call}`, reply);
    renderView(<Page />, memoryDocuments(), at);
    return { http, changed: () => changes.flatMap((change) => http.sent(change)) };
  }

  function expectNoForm() {
    for (const role of FIELDS) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('button', { name: /Switch|Make the link|Ask/ })).toBeNull();
  }

  test('is not offered as empty, and can be asked for again', async () => {
    const { http, changed } = await open(async () => problem(503));
    const failed = `We could not load ${what}`;
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expectNoForm();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(http.sent(`GET ${call}`)).toHaveLength(2));
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expectNoForm();
    expect(changed()).toEqual([]);
  });

  test('is waited for without a form', async () => {
    const { http, changed } = await open(() => new Promise(() => undefined));
    await waitFor(() => expect(http.sent(`GET ${call}`)).toHaveLength(1));
    expectNoForm();
    expect(changed()).toEqual([]);
  });
});
