export { createRemote } from './create-remote';
export { identifierPrefix, PRERENDERED } from './root-options';
