import { act, renderHook } from '@testing-library/react';
import { beSignedOut, signInAs } from '../testing';
import { INITIAL_PLAYER_MAP } from './player-map-store';
import { usePlayerMap } from './use-player-map';

it('starts as the specification says and shares changes', () => {
  const one = renderHook(() => usePlayerMap());
  const two = renderHook(() => usePlayerMap());
  expect(one.result.current[0]).toEqual({
    players: [],
    centre: { lat: 54.526, lng: 15.2551 },
    activePosition: '',
    activeCountry: '',
    playerName: '',
    playerAge: '',
    playerType: '',
  });
  act(() => one.result.current[1]({ activeCountry: 'ES' }));
  expect(two.result.current[0].activeCountry).toBe('ES');
});

it('starts anew for the next person in the tab, and stays for the same one', () => {
  signInAs({ uid: 'mara' });
  const { result } = renderHook(() => usePlayerMap());
  act(() => result.current[1]({ playerName: 'Noor' }));
  act(() => void signInAs({ uid: 'mara', displayName: 'Mara Nova' }));
  expect(result.current[0].playerName).toBe('Noor');
  act(() => void signInAs({ uid: 'timo' }));
  expect(result.current[0]).toEqual(INITIAL_PLAYER_MAP);
  act(() => result.current[1]({ activePosition: 'GK' }));
  act(beSignedOut);
  expect(result.current[0]).toEqual(INITIAL_PLAYER_MAP);
});
