import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { defaultVisibility, hiddenVisibility } from '@skora/domain';
import { clearUserData } from '@skora/shared/storage-keys';
import { NoAnswer } from '@skora/shared/utils';
import { resetSession, signInAs } from '@skora/shared/testing';
import EditProfilePage from '../../../routes/edit-profile';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';

beforeEach(() => {
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
  clearUserData();
});
afterEach(resetSession);

const PATH = 'profiles/mara/settings/visibility';

const ADDRESS = '/settings/edit-profile?section=visibility';

let documents = memoryDocuments();

function open(adult: boolean, chosen?: Record<string, string>, bornOn?: string): UserEvent {
  const measuresFrom = bornOn && new Date(`${Number(bornOn.slice(0, 4)) + 5}${bornOn.slice(4)}`);
  documents = memoryDocuments({
    'users/mara': { privateByDefault: !adult, ...(measuresFrom && { measuresFrom }) },
    ...(chosen && { [PATH]: { fields: chosen, revision: 1 } }),
  });
  renderView(<EditProfilePage />, documents, ADDRESS);
  return userEvent.setup();
}

const levels = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('an adult begins with careful defaults and may make a part public', async () => {
  const user = open(true);
  expect(screen.getByText('We start with careful settings')).toBeVisible();
  expect(screen.getByLabelText('Contact email')).toHaveDisplayValue('Only me');
  await user.selectOptions(screen.getByLabelText('Honours'), 'Everybody');
  await user.click(screen.getByRole('button', { name: 'Save visibility' }));
  await waitFor(() =>
    expect(documents.stored.get(PATH)).toMatchObject({
      fields: { ...defaultVisibility(true), honours: 'public' },
      revision: 1,
    }),
  );
  const everybody = screen.getByText('Everybody', { selector: 'dt' }).closest('div');
  expect(everybody).toHaveTextContent('Honours');
});

test('a minor cannot make anything public; photo and place are hidden', () => {
  open(false);
  expect(screen.getByText('Private by default')).toBeVisible();
  expect(levels('Name')).toEqual(['People with your link', 'Coaches with a coach link', 'Only me']);
  expect(levels('Contact email')).toEqual(['Only me']);
  expect(screen.getByLabelText('Photo')).toHaveDisplayValue('Only me');
  expect(screen.queryByText('Everybody', { selector: 'dt' })).toBeNull();
});

test('what a minor chose as an adult would falls back to the default', () => {
  open(false, { name: 'public', photo: 'public' });
  expect(screen.getByLabelText('Photo')).toHaveDisplayValue('Only me');
});

test('who registered under 18 and is grown keeps what links showed, and may show more', async () => {
  const user = open(false, undefined, '2001-05-04');
  expect(screen.getByText(/You are 18 now and can show more/)).toBeVisible();
  expect(screen.getByLabelText('Photo')).toHaveDisplayValue('Only me');
  await user.selectOptions(screen.getByLabelText('Honours'), 'Everybody');
  await user.click(screen.getByRole('button', { name: 'Save visibility' }));
  await waitFor(() =>
    expect(documents.stored.get(PATH)).toMatchObject({
      fields: { ...defaultVisibility(false), honours: 'public' },
    }),
  );
});

test('a choice of before the eighteenth birthday counts as an adult’s once it is saved again', async () => {
  const user = open(false, { ...defaultVisibility(false) }, '2001-05-04');
  expect(screen.getByText(/Until you save here, links say your first name and initial/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save visibility' }));
  await waitFor(() => expect(documents.stored.get(PATH)).toMatchObject({ revision: 2 }));
  expect(documents.stored.get(PATH)).toMatchObject({ fields: defaultVisibility(false) });
});

test('one press hides everything, and can be taken back', async () => {
  const user = open(true, { ...defaultVisibility(true), bio: 'public' });
  await user.click(screen.getByRole('button', { name: 'Hide everything now' }));
  await waitFor(() => expect(documents.stored.get(PATH)).toMatchObject({ fields: hiddenVisibility() }));
  expect(screen.getByRole('button', { name: 'Everything is hidden' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(documents.stored.get(PATH)).toMatchObject({
      fields: { ...defaultVisibility(true), bio: 'public' },
      revision: 3,
    }),
  );
});

test.each<[string, (user: UserEvent) => Promise<void> | void]>([
  ['whoever waits', () => undefined],
  ['whoever saves once more', (user) => user.click(screen.getByRole('button', { name: 'Save visibility' }))],
  [
    'whoever closes the tab',
    () => {
      cleanup();
      renderView(<EditProfilePage />, documents, ADDRESS);
    },
  ],
])('without a connection everything is hidden as soon as there is one, for %s', async (_who, meanwhile) => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = open(true, { ...defaultVisibility(true), bio: 'public' });
  await user.click(screen.getByRole('button', { name: 'Hide everything now' }));
  expect(await screen.findByText('You are offline')).toBeVisible();
  await meanwhile(user);
  expect(await screen.findByText('You are offline')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(documents.stored.get(PATH)).toMatchObject({ fields: hiddenVisibility() }));
  online.mockRestore();
});

test('whoever tries again after no answer hides everything', async () => {
  const user = open(true, { ...defaultVisibility(true), bio: 'public' });
  const { commit } = documents;
  documents.commit = () => Promise.reject(new NoAnswer('Saving took longer than 10000 ms'));
  await user.click(screen.getByRole('button', { name: 'Hide everything now' }));
  expect(await screen.findByText(/Try again/)).toBeVisible();
  documents.commit = commit;
  await user.click(screen.getByRole('button', { name: 'Save visibility' }));
  await waitFor(() => expect(documents.stored.get(PATH)).toMatchObject({ fields: hiddenVisibility() }));
});
