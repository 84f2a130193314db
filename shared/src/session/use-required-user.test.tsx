import { act, renderHook } from '@testing-library/react';
import { resetSession, signInAs } from '../testing';
import { LastUser } from './last-user';
import { sessionStoreOfPage } from './session-store';
import { useRequiredUser } from './use-required-user';

afterEach(() => act(resetSession));

it('keeps the user while the session ends, until the host takes the view away', () => {
  const user = signInAs();
  const { result } = renderHook(() => useRequiredUser(), { wrapper: LastUser });
  act(() => sessionStoreOfPage.set({ status: 'signed-out' }));
  expect(result.current).toEqual(user);
});

it('follows a changed user', () => {
  signInAs();
  const { result } = renderHook(() => useRequiredUser());
  act(() => void signInAs({ displayName: 'Renamed Fictiva' }));
  expect(result.current.displayName).toBe('Renamed Fictiva');
});

it('explains itself where nobody is signed in', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useRequiredUser())).toThrow('belongs in views of protected routes');
  errors.mockRestore();
});
