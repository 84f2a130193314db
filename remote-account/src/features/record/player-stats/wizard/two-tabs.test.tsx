import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEVICE_KEYS, clearUserData } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { renderView } from '../../../../lib/testing/render-view';
import PlayerStats from '../../../../routes/player-stats';

beforeEach(() => {
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(resetSession);

const KEY = DEVICE_KEYS.statsPhysicalStep;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(documents: ReturnType<typeof memoryDocuments>, step: string) {
  return renderView(<PlayerStats />, documents, `/settings/player-stats?step=${step}`);
}

/** What another tab does, which has the same draft. */
function typeElsewhere(values: Record<string, string>) {
  const draft = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { values: Record<string, string> };
  localStorage.setItem(KEY, JSON.stringify({ ...draft, values: { ...draft.values, ...values } }));
}

const readValues = (documents: ReturnType<typeof memoryDocuments>) =>
  [...documents.stored].filter(([path]) => path.includes('/statEntries/')).map(([, { values }]) => values);

async function openSummary() {
  const documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } });
  const { unmount } = open(documents, 'physical');
  await userEvent.type(screen.getByLabelText('Height (cm)'), '172');
  await press('Continue');
  await press('Skip this part');
  expect(screen.getByRole('heading', { name: 'Check and save' })).toBeVisible();
  return { documents, unmount };
}

const saved = () =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/profile/myprofile'));

test.each([
  ['another test', 'sbjCm', 201],
  ['the same test', 'weightKg', 61],
])(
  'what another tab added to %s since the summary was opened is saved next, and nothing twice',
  async (_what, key, value) => {
    const { documents, unmount } = await openSummary();
    typeElsewhere({ [key]: String(value) });
    await press('Save stats');
    await saved();
    expect(readValues(documents)).toEqual([{ heightCm: 172 }]);
    unmount();
    open(documents, 'summary');
    await press('Save stats');
    await saved();
    expect(readValues(documents)).toEqual([{ heightCm: 172 }, { [key]: value }]);
    expect(localStorage.getItem(KEY)).toBeNull();
  },
);

test('the same while the summary waited for a connection', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { documents } = await openSummary();
  await press('Save stats');
  expect(await screen.findByText('You are offline')).toBeVisible();
  typeElsewhere({ sbjCm: '201' });
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await saved();
  online.mockRestore();
  expect(readValues(documents)).toEqual([{ heightCm: 172 }]);
  expect(localStorage.getItem(KEY)).toContain('201');
});
