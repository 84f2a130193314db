import { createAccountMailForwarder } from './forward-account-mail';
import type { ForwarderSettings } from './forward-account-mail';

const interval = 500;

/** Forwards account mails twice a second until stopped. A failed round is tried again in the next one. */
export function startAccountMail(
  settings: ForwarderSettings,
  log: (line: string) => void,
): { stop: () => void } {
  const forward = createAccountMailForwarder(settings);
  let timer: NodeJS.Timeout;
  let stopped = false;
  let reported = false;

  const round = async () => {
    try {
      await forward();
      reported = false;
    } catch (error) {
      if (!reported && !stopped) log(`Account mails are waiting: ${String(error)}`);
      reported = true;
    }
    if (!stopped) timer = setTimeout(round, interval);
  };
  timer = setTimeout(round, 0);

  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
