export * from './player-map-store';
export * from './use-player-map';
