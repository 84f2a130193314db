export { PathStoreContext, type PathStore } from './progress/path-store';
export { useAskedPlace } from './progress/use-own-place';
