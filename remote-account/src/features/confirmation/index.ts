export { isWaiting, type CoachRequest } from './ask-coach/request-api';
export { listRequests } from './ask-coach/request-api';
export { describeTrust } from './ask-coach/describe-trust';
export { useConfirmations } from './ask-coach/use-confirmations';
