import { NAVIGATION } from './navigation-entries';

// The bundler's constant. Import this file before any view.
Object.assign(globalThis, { __SKORA_NAVIGATION__: NAVIGATION });
