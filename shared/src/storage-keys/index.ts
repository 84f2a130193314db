export * from './clear-user-data';
export * from './safe-storage';
export * from './storage-keys';
