import { INITIAL_PLAYER_MAP } from '@skora/shared/player-map';
import { listFacets } from './player-filters';

test.each([
  ['Søren', ['n:soren']],
  ['Łukasz K', ['n:lukasz']],
  [' Groß', ['n:gross']],
  ['mara, jo', ['n:mara']],
  [',', []],
  ['a'.repeat(80), [`n:${'a'.repeat(60)}`]],
])('%s asks for a name as the backend stores it', (playerName, facets) => {
  expect(listFacets({ ...INITIAL_PLAYER_MAP, playerName })).toEqual(facets);
});
