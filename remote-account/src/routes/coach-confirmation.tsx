export { CoachConfirmation as default } from '../features/coach-confirmation/coach-confirmation';
