export { Showcases as default } from '../features/showcases/showcases';
