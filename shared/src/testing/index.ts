export { fill } from './fill';
export { addNativeDialog } from './add-native-dialog';
export { LastUser } from '../session/last-user';
export { checkViews, checkVisit } from './check-remote';
export { type ManifestFile, mountVisit, remoteVisits, renderVisit, type RemoteVisit } from './remote-visit';
export { renderOnServer } from './render-on-server';
export { linkTexts } from './link-texts';
export { provideTestConfig } from './test-config';
export { beSignedOut, resetSession, signInAs } from './test-session';
