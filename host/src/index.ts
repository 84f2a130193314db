import './kernel/expose-runtime-core';
import '@skora/shared/base.css';
import './host.css';
import { provideConfig } from '@skora/shared/config';
import { provideNavigation } from '@skora/shared/navigation';
import { startSession, startRecord } from '@skora/shared/session/internal';
import { startPrefetching } from './navigation/prefetch';
import { componentStyles } from './page/component-styles';
import { dropFailedStylesheets } from './page/drop-failed-stylesheets';
import { readPageState } from './page/read-page-state';
import { showOverrides } from './page/show-overrides';
import { Shell } from './shell';
import { startToasts } from './toasts/start-toasts';

const state = readPageState();
const main = document.querySelector<HTMLElement>('main');
if (!main) throw new Error('The page has no <main>; it was not composed by the host’s server.');

provideConfig(state.config);
provideNavigation(state.navigation);
dropFailedStylesheets();
startToasts();
startSession();
startRecord();
showOverrides(state.remotes);

const shell = new Shell(state, main);
// A task of its own: running the kernel has kept a slow phone busy long enough.
setTimeout(async () => {
  await componentStyles();
  await shell.start();
  startPrefetching(shell.table);
});
