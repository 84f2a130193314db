export { ContactRequest as default } from '../features/contact-requests/link/contact-request';
