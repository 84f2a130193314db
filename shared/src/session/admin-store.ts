import { createStore } from '../store/create-store';

/** Whether the ID token of this person says that they run the site. */
export interface KnownAdmin {
  uid: string;
  isAdmin: boolean;
}

/** What the latest ID token says, outside React; null until one was read. A hint for pages: the backend decides. */
export const adminStore = createStore<KnownAdmin | null>(null);
