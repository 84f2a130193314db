export { demoParent } from './family';
export { demoPassword, demoPlayers } from './players';
export { seedDemoData } from './seed-demo-data';
