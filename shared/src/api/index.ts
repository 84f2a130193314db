export { api, bearer } from './api-client';
export * from './geo';
export * from './newsletter';
export * from './pricing';
export { readAnswer } from './read-answer';
export { Refusal } from './refusal';
export { waitingTime } from './waiting-time';
