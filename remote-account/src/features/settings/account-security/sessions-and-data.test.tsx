import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadAuth } from '@skora/shared/firebase';
import { addNativeDialog } from '@skora/shared/testing';
import AccountSecurityPage from '../../../routes/account-security';
import { type HttpEdge, signInAtEdge, signOutAtEdge } from '../../../lib/testing/http-edge';
import { jsonReply, noAnswer, problem } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';

const OUT = 'POST account/sign-out-everywhere';
const EXPORT = 'GET account/export';

let http: HttpEdge;
beforeAll(addNativeDialog);
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
  http.answer('GET account', () => problem(503));
});
afterEach(signOutAtEdge);

function open() {
  renderView(<AccountSecurityPage />, memoryDocuments(), '/settings/account');
  return userEvent.setup();
}

describe('sign out everywhere', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Log out everywhere?' }));

  async function ask() {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    return user;
  }

  test('asks first, ends every session, and this one too', async () => {
    http.answer(OUT, () => jsonReply({ status: 'ok' }));
    const user = await ask();
    expect(http.sent(OUT)).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Log out everywhere' }));
    const { idToken } = await loadAuth();
    await waitFor(() => expect(idToken()).rejects.toThrow('Nobody is signed in.'));
    expect(http.sent(OUT)).toHaveLength(1);
  });

  test('can be thought better of', async () => {
    const user = await ask();
    await user.click(dialog().getByRole('button', { name: 'Stay logged in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(http.sent(OUT)).toEqual([]);
  });

  test('leaves the player signed in when it failed, and says so', async () => {
    http.answer(OUT, noAnswer);
    const user = await ask();
    await user.click(dialog().getByRole('button', { name: 'Log out everywhere' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('could not reach the server');
    const { idToken } = await loadAuth();
    expect(await idToken()).not.toBe('');
  });
});

function readText(blob = new Blob()): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(blob);
  });
}

describe('download my data', () => {
  const button = () => screen.getByRole('button', { name: 'Download my data' });
  const saved: { name: string; blob: Blob }[] = [];

  beforeEach(() => {
    saved.length = 0;
    let blob: Blob | undefined;
    // jsdom has neither object URLs nor downloads.
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return 'blob:made';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (blob) saved.push({ name: this.download, blob });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('saves everything as one file named after the day', async () => {
    const everything = {
      formatVersion: 1,
      exportedAt: '2026-11-21T16:00:00.000Z',
      data: { profile: { displayName: 'Mara Fictiva' } },
    };
    http.answer(EXPORT, () => jsonReply(everything));
    const user = open();
    await user.click(button());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('skora-data-2026-11-21.json');
    expect(saved[0]?.blob.type).toBe('application/json');
    expect(JSON.parse(String(await readText(saved[0]?.blob)))).toEqual(everything);
  });

  test('is busy meanwhile and cannot be asked for twice', async () => {
    let release = (_reply: Response) => {};
    http.answer(EXPORT, () => new Promise((resolve) => (release = resolve)));
    const user = open();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Preparing your file…' }));
    await waitFor(() => expect(http.sent(EXPORT)).toHaveLength(1));
    release(problem(503));
    expect(await screen.findByText('We could not make the file')).toBeVisible();
    expect(button()).toBeEnabled();
    expect(http.sent(EXPORT)).toHaveLength(1);
  });

  test('says when to try again', async () => {
    http.answer(EXPORT, () => problem(429, { retryAfter: 1800 }));
    const user = open();
    await user.click(button());
    expect(await screen.findByText(/Try again in 30 minutes\./)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
