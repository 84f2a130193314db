import { loadScripts } from './boot/load-scripts';
import { afterFirstPaint } from './boot/first-paint';
import { keepEarlyPresses } from './boot/early-presses';
import { installScriptUrlPolicy } from './boot/trusted-script-urls';
import { readPageState } from './page/read-page-state';
import { noteUncaughtErrors } from './watch/notes';

noteUncaughtErrors();
keepEarlyPresses();
installScriptUrlPolicy(readPageState().remotes.map((remote) => remote.entry));
void loadScripts(afterFirstPaint());
