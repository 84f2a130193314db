/** What other features use of this one. */
export { leavingMap } from './map-membership';
export { followPlanOnMap, refreshEntry } from './refresh-map';
