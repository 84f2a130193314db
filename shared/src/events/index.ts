export * from './announce';
export * from './event-bus';
export * from './event-map';
export * from './show-toast';
export * from './use-event';
