import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEntry } from '@skora/domain/testing';
import { clearUserData } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import PlayerStats from '../../../routes/player-stats';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import type { PlayerDocuments } from '../../../lib/documents/player-documents';

const CHOICE = 'comparisons/mara';
const chosen = { [CHOICE]: { group: 'women', counts: false } };

type Documents = Record<string, Record<string, unknown>>;

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(resetSession);

const { id: _id, ...entry } = exampleEntry({
  values: { sprint10: 1.92, sprint20: 3.2 },
  attempts: { sprint10: [1.92, 1.93, 1.94] },
});

/** A player who was 15 on the day of the test, and those to compare with. */
const compared: Documents = {
  'users/mara': { privateByDefault: true, measuresFrom: new Date('2016-03-09') },
  'profiles/mara/statEntries/a': { ...entry, updatedAt: new Date('2026-10-13') },
  'cohorts/women-15-16': {
    on: '2026-11-15',
    tests: { 'sprint.sprint10.gates': { players: 130, anchors: [2.1, 2, 1.95, 1.9, 1.85] } },
  },
};

function open(more: Documents = {}) {
  const documents = memoryDocuments({ ...compared, ...more });
  renderView(<PlayerStats />, documents, '/settings/player-stats?step=history');
  return { documents, user: userEvent.setup(), part: part() };
}

const part = () => within(screen.getByRole('region', { name: 'You and other SKORA players' }));

test('nobody is compared or counted who did not ask', async () => {
  const { part: own, user, documents } = open();
  expect(own.queryByText(/N 130/)).not.toBeInTheDocument();
  for (const radio of own.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(own.getByRole('checkbox')).not.toBeChecked();
  await user.click(own.getByRole('button', { name: 'Compare my tests' }));
  expect(own.getByText('Choose who to compare with.')).toBeVisible();
  expect(documents.stored.has(CHOICE)).toBe(false);
});

test('who asks sees the place with error, source and number of players, without being counted', async () => {
  const { part: own, user, documents } = open();
  await user.click(own.getByRole('radio', { name: 'Girls and women' }));
  await user.click(own.getByRole('button', { name: 'Compare my tests' }));
  expect(await own.findByText('p65', { selector: 'strong' })).toBeVisible();
  expect(documents.stored.get(CHOICE)).toMatchObject({ group: 'women', counts: false });
  expect(
    own.getByText(
      'SKORA players, girls 15–16, timing gates, N 130, 15 Nov 2026 · p51 to p77 within the error of the test',
    ),
  ).toBeVisible();
  const row = own.getByRole('row', { name: /^Sprint 10 m 1\.92 s p65/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    '1.92 s',
    'p65',
    'p51 to p77 within the error of the test',
    ...['2.1', '2', '1.95', '1.9', '1.85'],
    'SKORA players, girls 15–16, timing gates, N 130, 15 Nov 2026',
  ]);
});

test('where players are too few it says so, and not how many are missing', () => {
  const { part: own } = open(chosen);
  expect(own.getByText(/Percentiles: not enough data/).closest('p')).toHaveTextContent(
    'Percentiles: not enough data for Sprint 20 m.',
  );
});

test('being counted is a choice of its own, and stopping takes all of it back', async () => {
  const { part: own, user, documents } = open(chosen);
  await user.click(own.getByRole('checkbox', { name: 'Let my newest results count for others' }));
  await user.click(own.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(documents.stored.get(CHOICE)).toMatchObject({ group: 'women', counts: true }));
  await user.click(own.getByRole('button', { name: 'Stop comparing' }));
  await waitFor(() => expect(documents.stored.has(CHOICE)).toBe(false));
  expect(own.queryByText('p65')).not.toBeInTheDocument();
});

test('what the server does not take is said, and stays chosen', async () => {
  const { part: own, user, documents } = open();
  documents.failWith(new Error('offline'));
  await user.click(own.getByRole('radio', { name: 'Boys and men' }));
  await user.click(own.getByRole('button', { name: 'Compare my tests' }));
  expect(await own.findByRole('alert')).toHaveTextContent('Not saved');
  expect(own.getByRole('radio', { name: 'Boys and men' })).toBeChecked();
});

test('of two choices made on two devices both stay', async () => {
  const { part: own, user, documents } = open({ [CHOICE]: { group: 'women', counts: true } });
  await user.click(own.getByRole('radio', { name: 'Boys and men' }));
  // Taken back on another device, of which this page has not heard yet.
  documents.stored.set(CHOICE, { group: 'women', counts: false });
  await user.click(own.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(documents.stored.get(CHOICE)).toMatchObject({ group: 'men', counts: false }));
});

test('of one choice made twice the later one counts, also after another device has stopped comparing', async () => {
  const { part: own, user, documents } = open(chosen);
  await user.click(own.getByRole('radio', { name: 'Boys and men' }));
  await act(() => documents.write(CHOICE, { group: 'women', counts: true }));
  expect(own.getByRole('radio', { name: 'Boys and men' })).toBeChecked();
  expect(own.getByRole('checkbox')).toBeChecked();
  await user.click(own.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(documents.stored.get(CHOICE)).toMatchObject({ group: 'men', counts: true }));
  await user.click(own.getByRole('radio', { name: 'Girls and women' }));
  await act(() => documents.remove(CHOICE));
  await user.click(own.getByRole('button', { name: 'Compare my tests' }));
  await waitFor(() => expect(documents.stored.get(CHOICE)).toMatchObject({ group: 'women', counts: false }));
});

test('a choice that cannot be read is not offered as none', async () => {
  const documents = memoryDocuments({ ...compared, ...chosen });
  let reached = false;
  const unread: PlayerDocuments = {
    ...documents,
    watch: (path, next, failed) => {
      if (path !== CHOICE || reached) return documents.watch(path, next, failed);
      failed(new Error('The store could not be reached.'));
      return () => undefined;
    },
  };
  renderView(<PlayerStats />, unread, '/settings/player-stats?step=history');
  expect(await part().findByRole('alert')).toHaveTextContent('We could not load your choice');
  expect(part().queryByRole('radio')).toBeNull();
  reached = true;
  await userEvent.click(part().getByRole('button', { name: 'Try again' }));
  expect(await part().findByRole('radio', { name: 'Girls and women' })).toBeChecked();
});

test('without a known age nothing is compared', () => {
  const documents = memoryDocuments({
    'profiles/mara/statEntries/a': { ...exampleEntry(), updatedAt: new Date() },
  });
  renderView(<PlayerStats />, documents, '/settings/player-stats?step=history');
  expect(screen.getByRole('heading', { name: 'History' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'You and other SKORA players' })).not.toBeInTheDocument();
});
