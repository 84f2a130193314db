import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as config from '@skora/shared/config';
import * as contract from '@skora/shared/contract';
import * as events from '@skora/shared/events';
import * as firebase from '@skora/shared/firebase';
import * as navigation from '@skora/shared/navigation';
import * as playerMap from '@skora/shared/player-map';
import * as remote from '@skora/shared/remote';
import * as router from '@skora/shared/router';
import * as session from '@skora/shared/session';
import * as sessionInternal from '@skora/shared/session/internal';
import * as storageKeys from '@skora/shared/storage-keys';
import * as ui from '@skora/shared/ui';
import * as utils from '@skora/shared/utils';

type Module = object;

/** What remotes receive with the host’s own file. */
export const eagerModules: Readonly<Record<string, Module>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  '@skora/shared/config': config,
  '@skora/shared/contract': contract,
  '@skora/shared/events': events,
  '@skora/shared/firebase': firebase,
  '@skora/shared/navigation': navigation,
  '@skora/shared/player-map': playerMap,
  '@skora/shared/remote': remote,
  '@skora/shared/router': router,
  '@skora/shared/session': session,
  '@skora/shared/session/internal': sessionInternal,
  '@skora/shared/storage-keys': storageKeys,
  '@skora/shared/ui': ui,
  '@skora/shared/utils': utils,
};

/** What remotes receive when the first of them needs it; the server preloads it for pages that do. */
export const lazyModules: Readonly<Record<string, () => Promise<Module>>> = {
  '@skora/shared/api': () => import(/* webpackChunkName: "api" */ '@skora/shared/api'),
  '@skora/shared/tokens': () => import(/* webpackChunkName: "ui-data" */ '@skora/shared/tokens'),
  '@skora/shared/ui/data': () => import(/* webpackChunkName: "ui-data" */ '@skora/shared/ui/data'),
  '@skora/shared/ui/forms': () => import(/* webpackChunkName: "ui-forms" */ '@skora/shared/ui/forms'),
  '@skora/shared/ui/overlay': () => import(/* webpackChunkName: "ui-overlay" */ '@skora/shared/ui/overlay'),
  '@skora/shared/ui/samples': () => import(/* webpackChunkName: "ui-samples" */ '@skora/shared/ui/samples'),
};
