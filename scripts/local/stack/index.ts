export { assertStackPortsFree } from './assert-stack-ports-free';
export { stackPorts } from './stack-ports';
export type { StackPorts } from './stack-ports';
export { startStack } from './start-stack';
export type { Stack, StartStackOptions } from './types';
