export { Sharing as default } from '../features/sharing/links/sharing';
