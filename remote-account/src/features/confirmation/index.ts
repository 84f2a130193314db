export { isWaiting, type CoachRequest } from './ask-coach/api/coach-request';
export { listRequests } from './ask-coach/api/list-requests';
export { describeTrust } from './ask-coach/describe-trust';
export { useConfirmations } from './ask-coach/use-confirmations';
