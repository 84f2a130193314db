import { Notifications } from '../features/notifications/notifications';
import { playersOnly } from '../lib/role/players-only';

export default playersOnly(Notifications);
