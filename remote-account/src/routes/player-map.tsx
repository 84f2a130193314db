export { PlayerMap as default } from '../features/discovery/player-map/player-map';
