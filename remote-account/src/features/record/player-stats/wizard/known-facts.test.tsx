import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { addNativeDialog, resetSession, signInAs } from '@skora/shared/testing';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { renderView } from '../../../../lib/testing/render-view';
import PlayerStats from '../../../../routes/player-stats';

const OWN = 'profiles/mara';
const body = (day: string, heightCm: number) => ({
  kind: 'body',
  measuredOn: new Date(day),
  measuredBy: 'self',
  method: '',
  values: { heightCm },
  ratings: {},
});

beforeEach(() => {
  addNativeDialog();
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(resetSession);

function open(stored: Record<string, Record<string, unknown>>, at = '?step=physical') {
  const own = { displayName: 'Mara Fictiva', primaryPosition: 'RW', updatedAt: new Date('2026-06-01') };
  const documents = memoryDocuments({ ...stored, [OWN]: { ...own, ...stored[OWN] } });
  return { documents, ...renderView(<PlayerStats />, documents, `/settings/player-stats${at}`) };
}

const height = () => screen.getByLabelText('Height (cm)');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const readEntries = (documents: ReturnType<typeof memoryDocuments>) =>
  [...documents.stored].filter(([path]) => path.includes('/statEntries/')).map(([, fields]) => fields);

test('the height of the profile is there already, and is no new result as long as nobody changes it', async () => {
  open({ [OWN]: { heightCm: 171.5 } });
  expect(height()).toHaveValue('171.5');
  expect(height()).toHaveAccessibleDescription(/From your profile\. A newer result goes there too\./);
  await press('Skip this part');
  await press('Skip this part');
  expect(screen.getByRole('heading', { name: 'Nothing to save yet' })).toBeVisible();
});

test('a result that is newer than the profile is what the page begins with', () => {
  open({ [OWN]: { heightCm: 171.5 }, [`${OWN}/statEntries/a`]: body('2026-07-02', 172.5) });
  expect(height()).toHaveValue('172.5');
  expect(height()).toHaveAccessibleDescription(
    /Last time 172\.5 cm, 2 Jul 2026\. A newer result goes to your profile too\./,
  );
});

test('a changed height is stored as a result, and the profile says the same', async () => {
  const user = userEvent.setup();
  const { documents } = open({ [OWN]: { heightCm: 171.5, revision: 3, bio: 'Quick.' } });
  await user.clear(height());
  await user.type(height(), '173');
  await press('Continue');
  await press('Skip this part');
  await press('Save stats');
  await waitFor(() =>
    expect(documents.stored.get(OWN)).toMatchObject({ heightCm: 173, revision: 4, bio: 'Quick.' }),
  );
  expect(readEntries(documents)).toMatchObject([{ kind: 'body', values: { heightCm: 173 } }]);
});

test('who has no height yet reads where it goes', () => {
  open({});
  expect(height()).toHaveValue('');
  expect(height()).toHaveAccessibleDescription(/It goes to your profile too\./);
});

test('the weaker foot is the one of the profile too', () => {
  open({ [OWN]: { weakFoot: 4 } }, '?step=technical');
  expect(screen.getByLabelText(/^Weaker foot/)).toHaveValue('4');
});

test('one result that is added alone reaches the profile as well', async () => {
  const user = userEvent.setup();
  const { documents } = open({ [OWN]: { heightCm: 171.5 } }, '?add=test');
  await user.selectOptions(screen.getByLabelText('Test'), 'Height');
  const sheet = within(screen.getByRole('dialog', { name: 'Add one result' }));
  await user.type(sheet.getByLabelText('Height (cm)'), '174');
  await press('Save result');
  await waitFor(() => expect(documents.stored.get(OWN)).toMatchObject({ heightCm: 174 }));
});

test('the value before stands beside the field', () => {
  open({
    'profiles/mara/statEntries/a': {
      kind: 'sprint',
      measuredOn: new Date('2026-10-12'),
      measuredBy: 'coach',
      method: 'gates',
      values: { sprint10: 1.95 },
      ratings: {},
    },
  });
  expect(screen.getByLabelText('10 m (s)')).toHaveAccessibleDescription('Last time 1.95 s, 12 Oct 2026.');
});
