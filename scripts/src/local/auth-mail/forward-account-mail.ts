import { createTransport } from 'nodemailer';
import { callEmulator } from '../emulators/emulator-api';
import { accountMail } from './account-mail';
import type { PendingAction } from './account-mail';

export type ForwarderSettings = {
  projectId: string;
  authPort: number;
  smtpUrl: string;
  siteOrigin: string;
};

const sender = 'SKORA <no-reply@skora.example>';

/**
 * The Auth emulator only lists the codes Firebase would mail. This sends each of them once.
 *
 * @returns a function that mails what is new and says how many mails that were
 */
export function createAccountMailForwarder(settings: ForwarderSettings): () => Promise<number> {
  const { projectId, authPort, smtpUrl, siteOrigin } = settings;
  const transport = createTransport(smtpUrl);
  const seen = new Set<string>();

  return async () => {
    const answer = await callEmulator(authPort, 'GET', `/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes = [] } = answer as { oobCodes?: PendingAction[] };
    let sent = 0;
    for (const action of oobCodes) {
      if (seen.has(action.oobCode)) continue;
      const mail = accountMail(action, siteOrigin);
      if (mail) await transport.sendMail({ from: sender, ...mail });
      seen.add(action.oobCode);
      if (mail) sent += 1;
    }
    return sent;
  };
}
