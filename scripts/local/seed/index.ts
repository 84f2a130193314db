export { demoPassword, demoPlayers } from './players';
export type { DemoPlayer } from './players';
export { seedDemoData } from './seed-demo-data';
