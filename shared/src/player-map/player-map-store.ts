import { sessionStoreOfPage } from '../session/session-store';
import { createStore } from '../store/create-store';

/** A player as the map lists one. */
export interface MapPlayer {
  id: string;
  name: string;
  position: string;
  country: string;
  lat: number;
  lng: number;
}

/** Map and player state that academies and the player map share (docs/brief.md, 3.16 to 3.19). */
export interface PlayerMapState {
  players: readonly MapPlayer[];
  /** Degrees, WGS 84. */
  centre: { lat: number; lng: number };
  activePosition: string;
  activeCountry: string;
  playerName: string;
  playerAge: string;
  playerType: string;
}

/** Where the map starts and what the filters hold before anybody touched them. */
export const INITIAL_PLAYER_MAP: PlayerMapState = {
  players: [],
  centre: { lat: 54.526, lng: 15.2551 },
  activePosition: '',
  activeCountry: '',
  playerName: '',
  playerAge: '',
  playerType: '',
};

/** The shared store. @example playerMapStore.set({ ...playerMapStore.get(), activeCountry: 'ES' }) */
export const playerMapStore = createStore<PlayerMapState>(INITIAL_PLAYER_MAP);

/** Whose map it is; a visitor who signs in goes on with the own search. */
let owner: string | undefined;

sessionStoreOfPage.subscribe(() => {
  const session = sessionStoreOfPage.get();
  if (session.status === 'unknown') return;
  const uid = session.status === 'signed-in' ? session.user.uid : undefined;
  if (owner && uid !== owner) playerMapStore.set(INITIAL_PLAYER_MAP);
  owner = uid;
});
