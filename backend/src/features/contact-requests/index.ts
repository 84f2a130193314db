/** What other features use of this one. */
export { contactAnswerSchema, contactShownSchema } from './routes/schema';
export { readInbox } from './routes/read-inbox';
export { showOwnRequest } from './routes/show-request';
export { answerAsGuardian } from './store/answer-contact-request';
export { readGuardianContact } from './store/own-contact-requests';
