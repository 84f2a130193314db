export { createRemote } from './create-remote';
export { useHydrated } from './use-hydrated';
export { identifierPrefix, PRERENDERED } from './id-prefix';
