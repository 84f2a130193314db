import { Cv } from '../features/sharing/cv/cv';
import { playersOnly } from '../lib/role/players-only';

export default playersOnly(Cv);
