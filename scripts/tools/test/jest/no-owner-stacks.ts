import * as react from 'react';

type Internals = { recentlyCreatedOwnerStacks: number };

const internals = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as Internals;

/**
 * In development React makes an error for each element, to know the lines that made it, until there have been 10,000 of
 * them in a second. Only `captureOwnerStack` and the browser's tools read these lines. Warnings and stacks of components
 * do without. Here the bound is always reached.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
