export { fill } from './fill';
export { addNativeDialog } from './add-native-dialog';
export { LastUser } from '../session/last-user';
export { renderOnServer } from './render-on-server';
export { linkTexts } from './link-texts';
export { provideTestConfig } from './test-config';
export { beSignedOut, resetSession, signInAs } from './test-session';
