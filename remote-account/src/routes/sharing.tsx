import { Sharing } from '../features/sharing/links/sharing';
import { playersOnly } from '../lib/role/players-only';

export default playersOnly(Sharing);
