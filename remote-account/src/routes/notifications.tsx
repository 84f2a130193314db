export { Notifications as default } from '../features/notifications/notifications';
