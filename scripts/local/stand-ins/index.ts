export { startGeo } from './geo/start-geo';
export { startPush } from './push/start-push';
export { startStripe } from './stripe/start-stripe';
export { startMail } from './mail/start-mail';
