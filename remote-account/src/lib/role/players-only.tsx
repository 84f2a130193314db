import type { ComponentType } from 'react';
import { useAccountRole } from '@skora/shared/session';
import { ForPlayers } from './for-players';

/** Makes a page one for players: a parent who opens it is told so, with the way to the own page. */
export function playersOnly(Page: ComponentType): ComponentType {
  return function PlayersPage() {
    return useAccountRole() === 'guardian' ? <ForPlayers /> : <Page />;
  };
}
