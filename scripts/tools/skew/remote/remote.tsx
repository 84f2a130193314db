import { createRemote } from '@skora/shared/remote';

/** Replaced at build time. */
declare const SKEW_ID: string;
declare const SKEW_USES_NEW_NAMES: boolean;

export default createRemote({
  id: SKEW_ID,
  views: SKEW_USES_NEW_NAMES
    ? { start: () => import(/* webpackChunkName: "start" */ './start-ahead') }
    : { start: () => import(/* webpackChunkName: "start" */ './start') },
});
