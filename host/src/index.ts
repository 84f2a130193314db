import './kernel/expose-runtime-core';
import '@skora/shared/base.css';
import './host.css';
import { provideConfig } from '@skora/shared/config';
import { provideNavigation } from '@skora/shared/navigation';
import { startSession, startRecord } from '@skora/shared/session/internal';
import { startPrefetching } from './navigation/prefetch';
import { dropFailedStylesheets } from './page/drop-failed-stylesheets';
import { readPageState } from './page/read-page-state';
import { showOverrides } from './page/show-overrides';
import { installScriptUrlPolicy } from './page/trusted-script-urls';
import { Shell } from './shell';
import { startToasts } from './toasts/start-toasts';

const state = readPageState();
const main = document.querySelector<HTMLElement>('main');
if (!main) throw new Error('The page has no <main>; it was not composed by the host’s server.');

installScriptUrlPolicy(state.remotes.map((remote) => remote.entry));
provideConfig(state.config);
provideNavigation(state.navigation);
dropFailedStylesheets();
startToasts();
startSession();
startRecord();
showOverrides(state.remotes);

const shell = new Shell(state, main);
void shell.start().then(() => startPrefetching(shell.table));
