import { createStore } from '../store/create-store';
import type { Session } from './session';

/** What every page starts with, on the server and in the browser. */
export const UNKNOWN_SESSION: Session = { status: 'unknown' };

/** The session, outside React. Write through `@skora/shared/session/internal` only. */
export const sessionStoreOfPage = createStore<Session>(UNKNOWN_SESSION);
