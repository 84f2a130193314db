export { OwnContact } from './own/own-contact';
export { ContactPanel } from './write/contact-panel';
