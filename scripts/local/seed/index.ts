export { demoAdmin } from './admin';
export { demoParent } from './family';
export { demoPassword, demoPlayers } from './stories/players';
export { seedDemoData } from './seed-demo-data';
