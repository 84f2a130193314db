import { assertPortsFree } from '@skora/scripts-lib/ports';
import type { StackPorts } from './stack-ports';

/**
 * Refuses when any port of the stack is taken, naming all of them.
 *
 * @throws LocalPlatformError
 */
export function assertStackPortsFree(ports: StackPorts): Promise<void> {
  const { site, backend, auth, firestore, storage, geo, push, stripe, smtp, mailbox } = ports;
  return assertPortsFree(
    {
      site,
      backend,
      'Auth emulator': auth,
      'Firestore emulator': firestore,
      'Storage emulator': storage,
      'geolocation stand-in': geo,
      'push stand-in': push,
      'Stripe stand-in': stripe,
      'mail stand-in': smtp,
      mailbox,
    },
    { site: 'set PORT' },
  );
}
