export { Sharing as default } from '../features/sharing/sharing';
