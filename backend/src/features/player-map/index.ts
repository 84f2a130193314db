/** What other features use of this one. */
export { leavingMap } from './map-membership';
export { refreshEntry } from './refresh-map';
