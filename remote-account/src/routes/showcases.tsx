export { Showcases as default } from '../features/discovery/showcases/showcases';
