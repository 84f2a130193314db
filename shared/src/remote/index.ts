export { createRemote } from './create-remote';
export { identifierPrefix, PRERENDERED } from './id-prefix';
