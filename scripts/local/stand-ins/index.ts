export { startGeo } from './geo/start-geo';
export { startStripe } from './stripe/start-stripe';
export { startMail } from './mail/start-mail';
