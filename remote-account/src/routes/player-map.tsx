export { PlayerMap as default } from '../features/player-map/player-map';
