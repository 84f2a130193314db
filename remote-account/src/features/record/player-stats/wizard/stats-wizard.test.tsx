import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEVICE_KEYS, clearUserData } from '@skora/shared/storage-keys';
import { fill, resetSession, signInAs } from '@skora/shared/testing';
import { alwaysFilledRequiredSelects } from '../../../../lib/testing/required-selects';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import PlayerStats from '../../../../routes/player-stats';
import { renderView } from '../../../../lib/testing/render-view';

// Whole pages with many fields: slow on a busy machine.

const PATH = '/settings/player-stats';
const winger = { displayName: 'Mara Fictiva', primaryPosition: 'RW' };

beforeEach(() => {
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(resetSession);

function open(profile: Record<string, unknown> = winger, step = 'physical') {
  const documents = memoryDocuments({ 'profiles/mara': profile });
  return { documents, ...renderView(<PlayerStats />, documents, `${PATH}?step=${step}`) };
}

const readEntries = (documents: ReturnType<typeof memoryDocuments>) =>
  [...documents.stored].filter(([path]) => path.includes('/statEntries/')).map(([, fields]) => fields);

test('a winger goes from physical to technical to the summary and saves; commas are decimals', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  expect(alwaysFilledRequiredSelects()).toEqual([]);
  await user.type(screen.getByLabelText('10 m (s)'), '1,92');
  await user.selectOptions(screen.getByLabelText('How it was measured (Sprint)'), 'Timing gates');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(within(screen.getByRole('radiogroup', { name: /First touch/ })).getByLabelText('7'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('heading', { name: 'Check and save' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save stats' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/profile/myprofile'));
  expect(readEntries(documents)).toMatchObject([
    { kind: 'sprint', method: 'gates', values: { sprint10: 1.92 }, measuredBy: 'self' },
    { kind: 'technical', ratings: { firstTouch: 7 } },
  ]);
  expect(localStorage.getItem(DEVICE_KEYS.statsPhysicalStep)).toBeNull();
});

test('the goalkeeper page is for goalkeepers only', async () => {
  const { unmount } = open();
  expect(screen.queryByRole('button', { name: /Goalkeeper/ })).not.toBeInTheDocument();
  unmount();
  open({ displayName: 'Mara Fictiva', primaryPosition: 'CB', secondaryPositions: ['GK'] });
  expect(screen.getByRole('button', { name: /Goalkeeper/ })).toBeVisible();
});

test('a hard bound blocks at the field', async () => {
  const user = userEvent.setup();
  open();
  await user.type(screen.getByLabelText('Height (cm)'), '221');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Height (cm)')).toHaveAccessibleDescription(/between 90 and 220 cm/);
  expect(screen.getByTestId('address')).toHaveTextContent('step=physical');
});

test('a soft bound asks, and a yes lets it through', async () => {
  const user = userEvent.setup();
  open();
  await user.type(screen.getByLabelText('Height (cm)'), '199');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Yes, it is right' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByTestId('address')).toHaveTextContent('step=technical');
});

test('a test that depends on its method is refused without it', async () => {
  const user = userEvent.setup();
  open();
  await user.type(screen.getByLabelText('10 m (s)'), '1.92');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('How it was measured (Sprint)')).toHaveAccessibleDescription(
    /say how it was measured/,
  );
});

test('a draft survives the tab, and is nobody else’s', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  await user.type(screen.getByLabelText('10 m (s)'), '1,9');
  unmount();
  const again = open();
  expect(screen.getByLabelText('10 m (s)')).toHaveValue('1,9');
  again.unmount();
  signInAs({ uid: 'other' });
  renderView(<PlayerStats />, memoryDocuments(), `${PATH}?step=physical`);
  expect(screen.getByLabelText('10 m (s)')).toHaveValue('');
});

test('a failed save keeps everything and can be repeated without storing twice', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { documents } = open();
  await user.type(screen.getByLabelText('Height (cm)'), '172');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  documents.failWith(new Error('unavailable'));
  await user.click(screen.getByRole('button', { name: 'Save stats' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved yet');
  documents.failWith(null);
  await user.click(screen.getByRole('button', { name: 'Save stats' }));
  await waitFor(() => expect(readEntries(documents)).toHaveLength(1));
});

test('offline, everything waits on the device and is saved with the connection', async () => {
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { documents } = open();
  await user.type(screen.getByLabelText('Height (cm)'), '172');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Save stats' }));
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(readEntries(documents)).toEqual([]);
  expect(localStorage.getItem(DEVICE_KEYS.statsPhysicalStep)).toContain('172');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(readEntries(documents)).toHaveLength(1));
  online.mockRestore();
});

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

function openWith(stored: Record<string, Record<string, unknown>>, at = PATH) {
  const documents = memoryDocuments({ 'profiles/mara': winger, ...stored });
  return { documents, ...renderView(<PlayerStats />, documents, at) };
}

test('attempts give mean and error, and the change since last time is weighed against it', async () => {
  const user = userEvent.setup();
  openWith(earlier);
  await user.selectOptions(screen.getByLabelText('How it was measured (Sprint)'), 'Timing gates');
  await user.type(screen.getByLabelText('10 m (s)'), '1.92');
  await user.click(screen.getByRole('button', { name: 'Add an attempt at 10 m' }));
  await user.type(screen.getByLabelText('10 m, attempt 2'), '1,96');
  expect(screen.getByText(/Average of 2: 1.94 s, typical error ± 0.03 s/)).toBeVisible();
  expect(screen.getByText('Within error')).toBeVisible();
  await user.clear(screen.getByLabelText('10 m (s)'));
  await user.type(screen.getByLabelText('10 m (s)'), '1.7');
  await user.clear(screen.getByLabelText('10 m, attempt 2'));
  await user.type(screen.getByLabelText('10 m, attempt 2'), '1.72');
  expect(screen.getByText('Real change')).toBeVisible();
});

test('the focus stays with the attempts and the ratings when a pressed button goes away', async () => {
  const user = userEvent.setup();
  open();
  await user.type(screen.getByLabelText('10 m (s)'), '1,92');
  await user.click(screen.getByRole('button', { name: 'Add an attempt at 10 m' }));
  await user.click(screen.getByRole('button', { name: 'Remove the last attempt at 10 m' }));
  expect(screen.getByRole('button', { name: 'Add an attempt at 10 m' })).toHaveFocus();
  cleanup();
  open(winger, 'technical');
  const touch = within(screen.getByRole('radiogroup', { name: /First touch/ }));
  await user.click(touch.getByLabelText('7'));
  await user.click(screen.getByRole('button', { name: 'Clear First touch' }));
  expect(touch.getByLabelText('1')).toHaveFocus();
});

test('attempts are stored best first', async () => {
  const user = userEvent.setup();
  const { documents } = openWith({});
  await user.type(screen.getByLabelText('Distance (cm)'), '200');
  await user.click(screen.getByRole('button', { name: 'Add an attempt at Distance' }));
  await user.type(screen.getByLabelText('Distance, attempt 2'), '207');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Skip this part' }));
  await user.click(screen.getByRole('button', { name: 'Save stats' }));
  await waitFor(() => expect(readEntries(documents)).toHaveLength(1));
  expect(readEntries(documents)[0]).toMatchObject({
    values: { sbjCm: 207 },
    attempts: { sbjCm: [207, 200] },
  });
});

test('feet and pounds are converted while typing and stored metric', async () => {
  const user = userEvent.setup();
  const { documents } = openWith({});
  await user.type(screen.getByLabelText('Height (cm)'), '170');
  await user.click(screen.getByLabelText('Feet, pounds'));
  expect(screen.getByLabelText('Height (ft in)')).toHaveValue('5′ 6.9″');
  await user.clear(screen.getByLabelText('Height (ft in)'));
  await user.type(screen.getByLabelText('Height (ft in)'), '5 7');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Skip this part' }));
  await user.click(screen.getByRole('button', { name: 'Save stats' }));
  await waitFor(() => expect(readEntries(documents)).toMatchObject([{ values: { heightCm: 170.2 } }]));
});

test('a test has its own ground, day and proof', async () => {
  const user = userEvent.setup();
  const { documents } = openWith({});
  await user.type(screen.getByLabelText('10 m (s)'), '1.93');
  await user.selectOptions(screen.getByLabelText('How it was measured (Sprint)'), 'Timing gates');
  await user.click(screen.getByText(/Surface, another day, proof/));
  await user.selectOptions(screen.getByLabelText('Surface'), 'Grass');
  await fill(user, screen.getByLabelText('Link to a video or report'), 'http://video.example');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Link to a video or report')).toHaveAccessibleDescription(
    /has to start with https/,
  );
  await user.clear(screen.getByLabelText('Link to a video or report'));
  await fill(user, screen.getByLabelText('Link to a video or report'), 'https://video.example/run');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Skip this part' }));
  await user.click(screen.getByRole('button', { name: 'Save stats' }));
  await waitFor(() =>
    expect(readEntries(documents)).toMatchObject([
      { ground: 'grass', evidence: 'https://video.example/run' },
    ]),
  );
});

test('body fat is asked of adults only', async () => {
  const { unmount } = openWith({ 'users/mara': { privateByDefault: true } });
  expect(screen.queryByText('Body fat')).not.toBeInTheDocument();
  unmount();
  openWith({ 'users/mara': { privateByDefault: false } });
  expect(screen.getByRole('heading', { name: 'Body fat' })).toBeVisible();
});

test('how to do a test stands beside it', async () => {
  const user = userEvent.setup();
  openWith({});
  await user.click(screen.getByText('– sprint'));
  expect(screen.getByText(/Three runs, three minutes of rest/)).toBeVisible();
});
