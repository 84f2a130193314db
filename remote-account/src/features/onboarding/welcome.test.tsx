import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WelcomePage from '../../routes/welcome';
import { fill, signInAs } from '@skora/shared/testing';
import { clearUserData } from '@skora/shared/storage-keys';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../lib/testing/http-edge';
import { jsonReply } from '../../lib/testing/json-reply';
import { memoryDocuments } from '../../lib/testing/memory-documents';
import { renderView } from '../../lib/testing/render-view';
import { alwaysFilledRequiredSelects } from '../../lib/testing/required-selects';

const ME = 'profiles/uid-mara';
const sharing = { status: 'open', isAdult: false, approval: null, guardianEmail: null, links: [] };
const user = userEvent.setup();
let edge: HttpEdge;

function show(documents: Record<string, Record<string, unknown>> = {}, at = '/welcome') {
  const store = memoryDocuments({
    'users/uid-mara': { privateByDefault: true },
    ...documents,
  });
  renderView(<WelcomePage />, store, at);
  return store;
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address');
const rows = (store: ReturnType<typeof show>, collection: string) =>
  [...store.stored].filter(([path]) => path.startsWith(`${ME}/${collection}/`)).map(([, fields]) => fields);

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  edge = await signInAtEdge();
  clearUserData();
  edge.answer('GET cv/links', () => jsonReply(sharing));
});
afterEach(signOutAtEdge);

test('position, one test and the CV; what is stored is what the profile and the stats read', async () => {
  const store = show();
  await title('Where do you play?');
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Right winger' }));
  await press('Continue');
  await title('Add one number you know');
  expect(store.stored.get(ME)).toMatchObject({ primaryPosition: 'RW', displayName: 'Mara Fictiva' });
  await user.click(screen.getByRole('radio', { name: /^A test result I know/ }));
  await user.click(screen.getByRole('radio', { name: /^Sprint 30 m/ }));
  await user.type(screen.getByLabelText(/^Your result/), '4,55');
  await user.selectOptions(screen.getByLabelText('How was it measured?'), 'Hand stopwatch');
  await press('Save and continue');
  await title('Your CV has begun');
  expect(rows(store, 'statEntries')).toMatchObject([
    { kind: 'sprint', values: { sprint30: 4.55 }, method: 'hand', measuredBy: 'self' },
  ]);
  expect(screen.getByText('4.55 s')).toBeVisible();
  expect(await screen.findByText(/a parent or guardian has to agree/)).toBeVisible();
  expect(screen.getByText(/^No link shows: photo/)).toBeVisible();
});

test('the last match is a match of its week, at the position just chosen', async () => {
  const store = show({ [ME]: { displayName: 'Mara', primaryPosition: 'GK' } });
  await title('Add one number you know');
  await user.click(screen.getByRole('radio', { name: /^My last match/ }));
  expect(alwaysFilledRequiredSelects()).toEqual([]);
  await fill(user, screen.getByLabelText('Opponent'), 'FC Example');
  await user.type(screen.getByLabelText('Your team’s goals'), '2');
  await user.type(screen.getByLabelText('Opponent’s goals'), '1');
  await press('Save and continue');
  expect(screen.getByLabelText('Your minutes')).toBeInvalid();
  await user.type(screen.getByLabelText('Your minutes'), '70');
  await user.selectOptions(screen.getByLabelText(/^How hard was it/), '6 – Harder');
  await press('Save and continue');
  await title('Your CV has begun');
  expect(rows(store, 'matches')).toMatchObject([
    {
      opponent: 'FC Example',
      goalsFor: 2,
      goalsAgainst: 1,
      minutes: 70,
      rpe: 6,
      position: 'GK',
      revision: 1,
    },
  ]);
});

test('an unusual result is asked about, and one that cannot be is refused', async () => {
  const store = show({ [ME]: { displayName: 'Mara', primaryPosition: 'ST' } });
  await title('Add one number you know');
  await user.click(screen.getByRole('radio', { name: /^A test result I know/ }));
  await user.click(screen.getByRole('radio', { name: /^Sprint 30 m/ }));
  const result = screen.getByLabelText(/^Your result/);
  await user.selectOptions(screen.getByLabelText('How was it measured?'), 'Timing gates');
  await user.type(result, '45');
  await press('Save and continue');
  expect(result).toHaveAccessibleDescription(/has to be between/);
  await user.clear(result);
  await user.type(result, '3.6');
  await press('Save and continue');
  expect(result).toHaveAccessibleDescription(/is typical/);
  expect(rows(store, 'statEntries')).toEqual([]);
  await press('Yes, 3.6 s is right');
  await press('Save and continue');
  await title('Your CV has begun');
});

test('it goes on where the record says, can be skipped and left, and back keeps what was entered', async () => {
  show({ [ME]: { displayName: 'Mara', primaryPosition: 'CM' } });
  await title('Add one number you know');
  expect(screen.getByRole('link', { name: 'Later: go to your dashboard' })).toHaveAttribute(
    'href',
    '/profile',
  );
  await press('Back');
  await title('Where do you play?');
  expect(screen.getByRole('radio', { name: 'Central midfielder' })).toBeChecked();
  await press('Continue');
  await title('Add one number you know');
  await user.click(screen.getByRole('radio', { name: /^My last match/ }));
  await fill(user, screen.getByLabelText('Opponent'), 'FC Example');
  await press('Back');
  await press('Continue');
  await title('Add one number you know');
  expect(screen.getByLabelText('Opponent')).toHaveValue('FC Example');
  await press('Skip for now');
  await title('Your CV has begun');
  expect(screen.getByText(/^Still empty: a first number/)).toBeVisible();
});

test('whoever has all of it begins on the dashboard', async () => {
  show({
    [ME]: { primaryPosition: 'CM' },
    [`${ME}/statEntries/a`]: {
      kind: 'jump',
      measuredOn: new Date('2026-10-01'),
      measuredBy: 'self',
      values: { cmjCm: 30 },
    },
  });
  await waitFor(() => expect(address()).toHaveTextContent('/profile'));
});

test('a parent or guardian is not asked for a position', async () => {
  signInAs({ uid: 'uid-mara' }, 'tier0', 'active', 'guardian');
  show();
  await waitFor(() => expect(address()).toHaveTextContent('/family'));
});

test('without a position nothing goes on, and what could not be saved stays', async () => {
  const store = show();
  await title('Where do you play?');
  await press('Continue');
  expect(screen.getAllByText('Choose your position on the pitch.')).not.toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'Striker' }));
  store.failWith(new Error('denied'));
  await press('Continue');
  expect(await screen.findByText('Not saved yet')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Striker' })).toBeChecked();
  store.failWith(null);
  await press('Continue');
  await title('Add one number you know');
});
