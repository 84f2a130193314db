export { api, bearer } from './api-client';
export * from './geo';
export * from './newsletter';
export * from './pricing';
export { readAnswer } from './answer-of';
export { Refusal } from './refusal';
export { waitingTime } from './waiting-time';
