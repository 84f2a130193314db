export { prepareEmulators } from './prepare-emulators';
export { startEmulators } from './start-emulators';
export type { StartEmulatorsOptions } from './start-emulators';
export type { EmulatorPorts, Emulators } from './lib/types';
