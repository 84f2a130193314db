export { leaveMap } from './player-map/map-api';
export { readMapEntry } from './player-map/map-api';
export { refreshMapEntry } from './player-map/map-api';
export { useShowcases } from './showcases/use-showcases';
