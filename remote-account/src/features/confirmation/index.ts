export { isWaiting, type CoachRequest } from './ask-coach/api/coach-request';
export { listRequests } from './ask-coach/api/list-requests';
export { trustOf } from './ask-coach/trust-of';
export { useConfirmations } from './ask-coach/use-confirmations';
