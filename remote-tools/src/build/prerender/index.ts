export { loadBuiltExport, loadBuiltRemote } from './load-built-remote';
export { prerenderPages } from './prerender-pages';
export { prerenderRemote } from './prerender-views';
