export { startGeo } from './geo/start-geo';
export { startMail } from './mail/start-mail';
export type { Mail } from './mail/start-mail';
export type { StandIn } from './listen';
