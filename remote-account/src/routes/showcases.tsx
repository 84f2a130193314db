import { Showcases } from '../features/discovery/showcases/showcases';
import { playersOnly } from '../lib/role/players-only';

export default playersOnly(Showcases);
