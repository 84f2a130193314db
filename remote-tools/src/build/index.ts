export { installedVersion } from '../project/installed-version';
export { openProject, type RemoteProject } from '../project/open-project';
export { serveRemote, type ServedRemote } from '../dev/serve-remote';
export { buildRemote, type DrawCards } from './build-remote';
export { loadBuiltRemote, prerenderRemote } from './prerender';
