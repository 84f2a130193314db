export { leaveMap } from './player-map/api/leave-map';
export { readMapEntry } from './player-map/api/map-entry';
export { refreshMapEntry } from './player-map/api/refresh-entry';
