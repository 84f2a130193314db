export { createRemoteFolder } from './create-remote-folder';
