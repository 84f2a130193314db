import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { addLiveRegion, resetSession, signInAs } from '@skora/shared/testing';
import PlayerStats from '../../../routes/player-stats';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';

// Whole pages with many fields: slow on a busy machine.

const earlier = {
  'profiles/mara/statEntries/a': {
    kind: 'sprint',
    measuredOn: new Date('2026-10-12'),
    measuredBy: 'coach',
    method: 'gates',
    values: { sprint10: 1.95 },
    attempts: { sprint10: [1.95, 1.98, 2.01] },
    ratings: {},
    updatedAt: new Date('2026-10-13'),
  },
};

beforeEach(() => {
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(resetSession);

function open(more: Record<string, Record<string, unknown>> = {}) {
  const documents = memoryDocuments({ ...earlier, ...more });
  return { documents, ...renderView(<PlayerStats />, documents, '/settings/player-stats?step=history') };
}

const readEntries = (documents: ReturnType<typeof memoryDocuments>) =>
  [...documents.stored].filter(([path]) => path.includes('/statEntries/')).map(([, fields]) => fields);

test('a correction takes the place of its entry, which stays in the history', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  await user.click(screen.getByRole('button', { name: 'Correct Sprint, 12 Oct 2026' }));
  const field = screen.getByLabelText('10 m (s)');
  expect(field).toHaveValue('1.95');
  expect(screen.getByLabelText('10 m, attempt 3')).toHaveValue('2.01');
  await user.clear(field);
  await user.type(field, '1.94');
  await user.click(screen.getByRole('button', { name: 'Save the correction' }));
  await waitFor(() => expect(readEntries(documents)).toHaveLength(2));
  expect(readEntries(documents)[1]).toMatchObject({
    corrects: 'a',
    values: { sprint10: 1.94 },
    measuredBy: 'coach',
  });
  expect(await screen.findByText('Corrected')).toBeVisible();
  expect(screen.getByText('Correction, this one counts')).toBeVisible();
});

test('"Correct" leads into the form: its first field has the focus, and it is said', async () => {
  const region = addLiveRegion();
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Correct Sprint, 12 Oct 2026' }));
  const form = screen.getByRole('heading', { name: 'Correct an entry' }).closest('form');
  expect(form?.querySelector('input, select, textarea')).toHaveFocus();
  expect(region).toHaveTextContent('The form is filled in with the entry that you correct.');
});

test('what was measured can be put to a coach', () => {
  open();
  expect(screen.getByRole('link', { name: 'Ask a coach to confirm Sprint, 12 Oct 2026' })).toHaveAttribute(
    'href',
    '/settings/confirmations?entry=a',
  );
});

test('who confirmed a result stands beside it', () => {
  open({
    'profiles/mara/confirmations/one': {
      items: [{ kind: 'entry', ref: 'a', revision: 0, key: 'sprint10', value: 1.95 }],
      coach: { name: 'Rui Inventado', key: 'k' },
      decision: 'confirmed',
      decidedAt: new Date('2026-10-14'),
    },
  });
  expect(screen.getByText(/^Confirmed by Rui Inventado/)).toBeVisible();
});

test('an entry is withdrawn after a second press', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  await user.click(screen.getByRole('button', { name: 'Withdraw Sprint, 12 Oct 2026' }));
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw Sprint, 12 Oct 2026' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sprint' })).toHaveFocus();
  expect(readEntries(documents)[1]).toMatchObject({ corrects: 'a', values: {}, ratings: {} });
});

const everyThirdDay = (index: number) => new Date(Date.UTC(2026, 8, 30 - 3 * index));

test('entries of many years come in pages, and the oldest of them still counts as the best', async () => {
  const user = userEvent.setup();
  const slow = { ...earlier['profiles/mara/statEntries/a'], values: { sprint10: 2.1 }, attempts: {} };
  const many = Array.from({ length: 240 }, (_, index) => [
    `profiles/mara/statEntries/many-${index}`,
    { ...slow, measuredOn: everyThirdDay(index), values: { sprint10: index === 239 ? 1.9 : 2.1 } },
  ]);
  open(Object.fromEntries(many) as Record<string, Record<string, unknown>>);
  // 1.95 s of October would be a best, were the 1.90 s of years ago not read.
  expect(screen.queryByText(/Your best Sprint 10 m so far/)).toBeNull();
  const entries = () => screen.getAllByText('Correct');
  expect(entries()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show older entries' }));
  expect(entries()).toHaveLength(100);
});
