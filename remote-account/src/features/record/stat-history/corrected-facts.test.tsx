import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import PlayerStats from '../../../routes/player-stats';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';

beforeEach(() => {
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(resetSession);

const user = userEvent.setup();

/** A height that was typed wrong and went to the profile. */
function open(heightCm: number) {
  const documents = memoryDocuments({
    'profiles/mara': { displayName: 'Mara', heightCm, updatedAt: new Date('2026-10-14') },
    'profiles/mara/statEntries/a': {
      kind: 'body',
      measuredOn: new Date('2026-10-12'),
      measuredBy: 'self',
      values: { heightCm: 187 },
      ratings: {},
      updatedAt: new Date('2026-10-13'),
    },
  });
  renderView(<PlayerStats />, documents, '/settings/player-stats?step=history');
  return () => documents.stored.get('profiles/mara')?.heightCm;
}

async function correct() {
  await user.click(screen.getByRole('button', { name: 'Correct Body, 12 Oct 2026' }));
  const field = screen.getByLabelText('Height (cm)');
  await user.clear(field);
  await user.type(field, '178');
  await user.click(screen.getByRole('button', { name: 'Save the correction' }));
  expect(await screen.findByText('Corrected')).toBeVisible();
}

test('a corrected height goes to the profile that had the wrong one', async () => {
  const readHeight = open(187);
  await correct();
  expect(readHeight()).toBe(178);
});

test('a profile that says something else keeps it', async () => {
  const readHeight = open(172);
  await correct();
  expect(readHeight()).toBe(172);
});

test('a withdrawn height is no longer in the profile that had it from there', async () => {
  const readHeight = open(187);
  await user.click(screen.getByRole('button', { name: 'Withdraw Body, 12 Oct 2026' }));
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw Body, 12 Oct 2026' }));
  await waitFor(() => expect(screen.getByText('Withdrawn')).toBeVisible());
  expect(readHeight()).toBeUndefined();
});
