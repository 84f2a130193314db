export { AnswerButtons } from './answer/answer-buttons';
export { RequestFacts } from './answer/request-facts';
export { OwnContact } from './own/own-contact';
export { ContactPanel } from './write/contact-panel';
