/** What other parts use of this one. */
export { isSendGridKey } from './providers/sendgrid';
