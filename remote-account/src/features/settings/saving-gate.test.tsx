import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import AccountSecurityPage from '../../routes/account-security';
import EditProfile from '../../routes/edit-profile';
import { renderView } from '../../lib/testing/render-view';
import { memoryDocuments } from '../../lib/testing/memory-documents';

beforeEach(clearUserData);
afterEach(resetSession);

const FOOTBALL = '/settings/edit-profile?section=football';
const saveProfile = () => screen.getByRole('button', { name: 'Save profile' });

test.each([
  ['incomplete', 'You can save once your account is complete', 'Finish your account'],
  ['pending-guardian', 'You can save once your parent or guardian has agreed', 'See what we are waiting for'],
] as const)(
  '%s: a form can be filled in, and sending it leads to the reason',
  async (status, title, link) => {
    signInAs({ uid: 'mara' }, 'tier0', status);
    const documents = memoryDocuments();
    renderView(<EditProfile />, documents, FOOTBALL);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/complete-account');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^Height/), '180');
    await user.click(saveProfile());
    expect(documents.stored.size).toBe(0);
    expect(screen.getByLabelText(/^Height/)).toHaveValue('180');
    expect(document.activeElement).toHaveTextContent(title);
  },
);

test('saving starts as soon as the account is open', async () => {
  signInAs({ uid: 'mara' }, 'tier0', 'pending-guardian');
  const documents = memoryDocuments();
  renderView(<EditProfile />, documents, FOOTBALL);
  act(() => void signInAs({ uid: 'mara' }));
  expect(screen.queryByText(/^You can save once/)).toBeNull();
  await userEvent.click(saveProfile());
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(documents.stored.size).toBe(1);
});

test('the page about the account itself works at any time', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  signInAs({ uid: 'mara' }, 'tier0', 'incomplete');
  renderView(<AccountSecurityPage />, memoryDocuments());
  expect(await screen.findByLabelText('New email')).toBeEnabled();
  expect(screen.queryByText(/^You can save once/)).toBeNull();
});
