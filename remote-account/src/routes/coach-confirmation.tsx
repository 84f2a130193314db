export { CoachConfirmation as default } from '../features/confirmation/coach-decision/coach-confirmation';
