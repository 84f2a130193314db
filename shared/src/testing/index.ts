export { provideTestConfig } from './test-config';
export { resetSession, signInAs } from './test-session';
