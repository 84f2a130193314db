import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { fill, resetSession, signInAs } from '@skora/shared/testing';
import EditProfilePage from '../../../routes/edit-profile';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';

beforeEach(() => {
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
  clearUserData();
});
afterEach(() => {
  jest.restoreAllMocks();
  resetSession();
});

const CAREER = 'profiles/mara/career';
const rovers = { club: 'Northfield Rovers', team: 'U17', from: '2023-08', revision: 1 };
const united = {
  club: 'Southport United',
  from: '2021-08',
  to: '2023-06',
  appearances: 31,
  goals: 4,
  revision: 1,
};

function open(section = 'career', stored: Record<string, Record<string, unknown>> = {}) {
  const documents = memoryDocuments(stored);
  const view = renderView(<EditProfilePage />, documents, `/settings/edit-profile?section=${section}`);
  return { documents, ...view, user: userEvent.setup() };
}

const field = (label: RegExp) => screen.getByLabelText(label);
const press = (name: string) => screen.getByRole('button', { name });

test('a club is added; the newest stands first', async () => {
  const { user, documents } = open('career', { [`${CAREER}/1`]: united });
  await user.click(press('Add a club'));
  expect(field(/^Club/)).toHaveFocus();
  await fill(user, field(/^Club/), 'Northfield Rovers');
  await user.type(field(/^Team/), 'U17');
  await user.type(field(/^From/), '2023-08');
  await user.type(field(/^Appearances/), '12');
  await user.click(press('Save'));
  await waitFor(() =>
    expect(documents.stored.get(`${CAREER}/2`)).toMatchObject({ ...rovers, appearances: 12 }),
  );
  const rows = within(screen.getByRole('list', { name: 'Your clubs' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Northfield Rovers · U17'),
    expect.stringContaining('Aug 2021 – Jun 2023 · 31 appearances · 4 goals'),
  ]);
  expect(press('Add a club')).toHaveFocus();
});

test.each([
  [/^Club/, 'a'.repeat(81)],
  [/^From/, '2999-01'],
  [/^To/, '2019-01'],
  [/^Appearances/, '1000'],
  [/^Goals/, '5'],
  [/^Note/, 'a'.repeat(301)],
])('%s: %p is refused at the field', async (label, text) => {
  const { user, documents } = open();
  await user.click(press('Add a club'));
  await user.type(field(/^Club/), 'Rovers');
  await user.type(field(/^From/), '2020-01');
  await user.type(field(/^Appearances/), '0');
  await user.clear(field(label));
  if (text.includes('-')) await fill(user, field(label), text);
  else {
    await user.click(field(label));
    await user.paste(text);
  }
  await user.click(press('Save'));
  expect(field(label)).toBeInvalid();
  expect(documents.stored.size).toBe(0);
});

test('a row is removed and brought back', async () => {
  const { user, documents } = open('career', { [`${CAREER}/1`]: rovers });
  await user.click(press('Remove Northfield Rovers · U17'));
  expect(documents.stored.size).toBe(0);
  expect(await screen.findByText('Removed: Northfield Rovers · U17.')).toBeVisible();
  expect(press('Undo')).toHaveFocus();
  await user.click(press('Undo'));
  await waitFor(() => expect(documents.stored.get(`${CAREER}/1`)).toMatchObject(rovers));
});

test('without a connection nothing is removed', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, documents } = open('career', { [`${CAREER}/1`]: rovers });
  await user.click(press('Remove Northfield Rovers · U17'));
  expect(await screen.findByText('That did not work')).toBeVisible();
  expect(documents.stored.size).toBe(1);
});

test('what was typed is open again after the tab was closed', async () => {
  const first = open('career', { [`${CAREER}/1`]: rovers });
  await first.user.click(press('Edit Northfield Rovers · U17'));
  await fill(first.user, field(/^Level/), 'Regional league');
  first.unmount();
  open('career', { [`${CAREER}/1`]: rovers });
  expect(field(/^Level/)).toHaveValue('Regional league');
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

test('a row removed elsewhere while it is changed can be kept as a new one', async () => {
  const { user, documents } = open('career', { [`${CAREER}/1`]: rovers });
  await user.click(press('Edit Northfield Rovers · U17'));
  await user.clear(field(/^Club/));
  await fill(user, field(/^Club/), 'Northfield City');
  await fill(user, field(/^Level/), 'Regional league');
  await act(() => documents.remove(`${CAREER}/1`));
  expect(screen.getByText('This entry was removed in another tab or on another device')).toBeVisible();
  expect(field(/^Level/)).toHaveValue('Regional league');
  expect(field(/^Team/)).toHaveValue('U17');
  await user.click(press('Save as a new entry'));
  await waitFor(() =>
    expect([...documents.stored.values()]).toEqual([
      expect.objectContaining({ club: 'Northfield City', level: 'Regional league', team: 'U17' }),
    ]),
  );
});

test('a full list says so', () => {
  const rows = Array.from({ length: 10 }, (_, index) => [
    `profiles/mara/education/${index + 1}`,
    { school: `School ${index}`, from: '2020-09', revision: 1 },
  ]);
  open('education', Object.fromEntries(rows));
  expect(press('Add a school or course')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('There is room for 10.')).toBeVisible();
});

test('an address of a reference goes with the consent', async () => {
  const { user, documents } = open('references');
  await user.click(press('Add a reference'));
  expect(screen.queryByLabelText(/^Their email/)).toBeNull();
  await fill(user, field(/^Name of the coach/), 'Ola Madeup');
  await fill(user, field(/^Role/), 'Head coach U17');
  await fill(user, field(/^What they said/), 'Reads the game early.');
  const consent = screen.getByRole('checkbox', { name: /agreed to be contacted/ });
  await user.click(consent);
  await fill(user, field(/^Their email/), 'ola@example.org');
  await user.click(consent);
  await user.click(press('Save'));
  await waitFor(() => expect(documents.stored.size).toBe(1));
  const [stored] = documents.stored.values();
  expect(stored).toMatchObject({ name: 'Ola Madeup', contactConsent: false });
  expect(stored).not.toHaveProperty('contact');
});

test('an honour needs a year', async () => {
  const { user, documents } = open('honours');
  await user.click(press('Add an honour'));
  await fill(user, field(/^What/), 'Regional cup');
  await user.click(press('Save'));
  expect(field(/^Year/)).toBeInvalid();
  await user.type(field(/^Year/), '2024');
  await user.click(press('Save'));
  await waitFor(() =>
    expect(documents.stored.get('profiles/mara/honours/1')).toMatchObject({
      title: 'Regional cup',
      year: 2024,
    }),
  );
});
