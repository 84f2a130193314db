import './kernel/expose-runtime-core';
import '@skora/shared/base.css';
import './host.css';
import { provideConfig } from '@skora/shared/config';
import { provideNavigation } from '@skora/shared/navigation';
import { startSession, startRecord } from '@skora/shared/session/internal';
import { startBoundaries } from './boundaries/start-boundaries';
import { startPrefetching } from './navigation/prefetch';
import { componentStyles } from './page/component-styles';
import { dropFailedStylesheets } from './page/drop-failed-stylesheets';
import { startExtensionHelp } from './extension/start-extension-help';
import { readPageState } from './page/read-page-state';
import { Shell } from './shell';
import { startToasts } from './toasts/start-toasts';
import { checkImportedFile } from './update/check-file';
import { tellReload } from './remotes/tell-reload';
import { startWatch } from './watch/start-watch';
import { startWorker } from './worker/start-worker';

// The builds of host and remotes call it, see remote-tools/src/webpack/check-missing-files.ts.
Object.assign(globalThis, { skoraCheckFile: checkImportedFile });

const state = readPageState();
// A page with a state is one of the host's server, and has it.
const main = document.querySelector('main') as HTMLElement;

provideConfig(state.config);
provideNavigation(state.navigation);
dropFailedStylesheets();
startToasts();
startSession();
startRecord();

const shell = new Shell(state, main);

async function start(): Promise<void> {
  await componentStyles();
  await shell.start();
  tellReload(main);
  startBoundaries(state);
  startExtensionHelp(state);
  // All else waits for every part of this page.
  await shell.frame.settled;
  void startWatch(state);
  void startWorker(state, shell.table, main);
  await startPrefetching(shell.table).catch(() => undefined);
}

void start();
