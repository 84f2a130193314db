import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { onEvent } from '@skora/shared/events';
import { useSession } from '@skora/shared/session';
import { clearUserData } from '@skora/shared/storage-keys';
import EditProfilePage from '../../../routes/edit-profile';
import { type HttpEdge, signInAtEdge, signOutAtEdge } from '../../../lib/testing/http-edge';
import { mara } from '../../../lib/testing/identity-replies';
import { jsonReply, noAnswer, problem } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';

beforeEach(clearUserData);

const REFRESH = 'POST account/map-entry/refresh';

function Greeting() {
  const session = useSession();
  return session.status === 'signed-in' ? <p>Hi, {session.user.displayName}</p> : null;
}

describe('the name of the account', () => {
  const toasts: string[] = [];
  let stopListening: () => void;
  let http: HttpEdge;
  beforeEach(async () => {
    toasts.length = 0;
    http = await signInAtEdge();
    http.answer('GET account', () => problem(503));
    http.answer(REFRESH, () => jsonReply({ allowed: true, entry: null }));
    stopListening = onEvent('shell:toast-requested', ({ message }) => toasts.push(message));
  });
  afterEach(async () => {
    stopListening();
    await signOutAtEdge();
  });

  async function saveAs(name: string) {
    const user = userEvent.setup();
    const documents = memoryDocuments();
    renderView(<EditProfilePage />, documents);
    render(<Greeting />);
    await user.clear(screen.getByLabelText('Name'));
    await fill(user, screen.getByLabelText('Name'), name);
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(documents.stored.get(`profiles/${mara.uid}`)).toMatchObject({ displayName: name }),
    );
  }

  test('follows the name of the profile, in the whole page', async () => {
    await saveAs('Mara F.');
    expect(await screen.findByText('Hi, Mara F.')).toBeVisible();
    expect(toasts).toEqual(['Profile saved.']);
    expect(http.sent(REFRESH)).toHaveLength(1);
  });

  test('is left alone when it is the same', async () => {
    await saveAs(mara.displayName);
    expect(http.sent('accounts:update')).toEqual([]);
  });

  test('that cannot be changed does not undo the saving', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http.answer('accounts:update', noAnswer);
    await saveAs('Mara F.');
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts[0]).toBe('Profile saved.');
    expect(toasts[1]).toMatch(/still shows your old name/);
  });
});
