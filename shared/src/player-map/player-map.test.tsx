import { act, renderHook } from '@testing-library/react';
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
