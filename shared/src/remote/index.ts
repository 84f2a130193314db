export { createRemote } from './create-remote';
export { useHydrated } from './use-hydrated';
export { identifierPrefix, PRERENDERED } from './id-prefix';
export { PageSlot } from './page-slot';
export { outletsOfPage, provideFilledSlots, type Outlet } from './page-slots';
