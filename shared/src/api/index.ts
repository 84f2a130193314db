export { api, bearer } from './api-client';
export * from './geo';
export * from './newsletter';
export * from './pricing';
