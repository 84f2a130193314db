import { act, renderHook, waitFor } from '@testing-library/react';
import { loadStorage } from '../firebase';
import { signInToSdk, stubIdentityNetwork } from '../firebase/testing/identity-network';
import { provideTestConfig } from '../testing';
import { useProfilePicture } from './profile-picture';
import { signOut } from './sign-out';
import { ensureSession, startSession } from './start-session';

const KEY = 'userProfile_uid-mara';
const STORED = 'http://127.0.0.1:9199/v0/b/demo/o/picture?alt=media';
let answer: () => Response | Promise<Response>;

beforeAll(async () => {
  provideTestConfig();
  stubIdentityNetwork('uid-mara', () => answer());
  startSession();
  await ensureSession();
  await signInToSdk();
});

beforeEach(() => {
  sessionStorage.removeItem(KEY);
  localStorage.setItem(KEY, JSON.stringify({ profileImageUrl: STORED }));
});

const refused = (status: number) => Response.json({ error: { code: status, message: 'No.' } }, { status });

it('forgets the picture when there is none any more', async () => {
  answer = () => refused(404);
  const { result } = renderHook(() => useProfilePicture());
  await waitFor(() => expect(result.current).toBeNull());
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(sessionStorage.getItem(KEY)).toBe('none');
});

it('keeps the picture of all tabs when it could not be asked for', async () => {
  const asked = jest.fn(() => refused(403));
  answer = asked;
  const { result } = renderHook(() => useProfilePicture());
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(result.current).toBe(STORED);
  expect(localStorage.getItem(KEY)).toContain(STORED);
});

it('keeps the picture that another tab stores while this one is told that there is none', async () => {
  localStorage.removeItem(KEY);
  let tell: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (tell = resolve));
  const { result } = renderHook(() => useProfilePicture());
  await waitFor(() => expect(tell.length).toBe(1));
  localStorage.setItem(KEY, JSON.stringify({ profileImageUrl: STORED }));
  tell(refused(404));
  await waitFor(() => expect(result.current).toBe(STORED));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('asks for no picture while its player signs out', async () => {
  const asked = jest.fn(() => refused(403));
  answer = asked;
  await loadStorage();
  const leaving = signOut();
  const { result } = renderHook(() => useProfilePicture());
  await act(() => leaving);
  await waitFor(() => expect(result.current).toBeNull());
  expect(asked).not.toHaveBeenCalled();
});
