import { screen, waitFor } from '@testing-library/react';
import { onEvent } from '@skora/shared/events';
import { loadAuth } from '@skora/shared/firebase';
import { ensureSession } from '@skora/shared/session';
import { problem } from '../testing/account-replies';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { player } from '../testing/identity-replies';
import { jsonReply } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import EmailVerification from './email-verification';

async function signIn() {
  await ensureSession();
  const { signInWithPassword } = await loadAuth();
  await signInWithPassword(player.email, player.password);
}

const PROOF = 'account/email-proof';
const title = (name: string) => screen.findByRole('heading', { name });
/** Every code is applied once in a page's life, so each test has its own. */
const addressOf = (code: string) => `/email-verification?oobCode=${code}&kind=change`;

describe('/email-verification with the link of a change', () => {
  let http: HttpEdge;

  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http = stubHttpEdge();
  });

  afterEach(signOutEverywhere);

  it('says that a dead link of a change is dead, although the address of before is verified', async () => {
    await signIn();
    http.answer(PROOF, () => problem(404));
    http.answer('accounts:lookup', () =>
      jsonReply({ users: [{ localId: 'uid-ada', email: player.email, emailVerified: true }] }),
    );
    renderView(EmailVerification, addressOf('code-of-a-dead-change'));
    expect(await title('This link no longer works')).toBeInTheDocument();
    expect(screen.getByText(/ask for the change again in your settings/)).toBeInTheDocument();
    const settings = screen.getByRole('link', { name: 'Open my settings' });
    expect(settings).toHaveAttribute('href', '/settings/account');
    expect(screen.queryByRole('button', { name: 'Send me a new link' })).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('asks to log in with the new address when the log-in of before has ended by the change', async () => {
    const said: string[] = [];
    const stops = [
      onEvent('auth:signed-out', ({ reason }) => said.push(reason)),
      onEvent('shell:toast-requested', ({ kind, message }) => said.push(`${kind}: ${message}`)),
    ];
    http.answer(PROOF, () => jsonReply({ status: 'moved' }));
    const { unmount } = renderView(EmailVerification, addressOf('code-of-a-change'));
    await title('Log in to verify your email');
    unmount();
    await signIn();
    // After the end of the session, of which the host says something too: the latest message stays on the page.
    await waitFor(() =>
      expect(said).toEqual(['ended', 'info: Your address has changed. Log in with the new one.']),
    );
    stops.forEach((stop) => stop());
  });
});
