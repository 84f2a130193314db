/** What other features use of this one. */
export { contactSuspicion } from './contact-suspicion';
