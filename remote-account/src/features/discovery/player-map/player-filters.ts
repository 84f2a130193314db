import { bareLetters } from '@skora/domain';
import type { PlayerMapState } from '@skora/shared/player-map';

/** Coarse groups of positions. */
export const PLAYER_TYPES = {
  GK: 'Goalkeepers',
  DEF: 'Defenders',
  MID: 'Midfielders',
  FWD: 'Forwards',
} as const;

/** Bands of age the map knows. */
export const AGE_GROUPS = ['18-20', '21-23', '24-29', '30+'] as const;

/** Longer beginnings of a name are not asked for. */
const LONGEST_NAME = 60;

/** What the shared filters ask the store for; the same keys as the backend publishes. */
export function listFacets(state: PlayerMapState): string[] {
  // No name has a comma, which stands between facets.
  const [name = ''] = bareLetters(state.playerName).replaceAll(',', ' ').trim().split(/\s+/);
  return [
    state.activeCountry && `c:${state.activeCountry}`,
    state.activePosition && `p:${state.activePosition}`,
    state.playerAge && `a:${state.playerAge}`,
    state.playerType && `t:${state.playerType}`,
    name && `n:${name.slice(0, LONGEST_NAME)}`,
  ].filter(Boolean);
}

/** The change that takes every filter away. */
export const NO_FILTERS = {
  activeCountry: '',
  activePosition: '',
  playerAge: '',
  playerType: '',
  playerName: '',
} as const;
