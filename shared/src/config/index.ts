export * from './browser-config';
export * from './config-store';
