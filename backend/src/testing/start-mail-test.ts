import type { MailConfig } from '../lib/mail/mailer';
import type { AppConfig } from '../lib/services/app-deps';
import { startMailServer } from './start-mail-server';
import { startTestApp, type TestApp } from './start-test-app';

/** The service with a mail server of its own. */
export interface MailTest {
  mails: Awaited<ReturnType<typeof startMailServer>>;
  service: TestApp;
  close: () => Promise<void>;
}

/** The settings that lead to a mail server and its log. */
export function mailConfig({ url, deliveryLog }: MailTest['mails']): MailConfig {
  return { smtpUrl: url, from: 'SKORA <no-reply@skora.example>', deliveryLog };
}

/** @param projectId as for `startTestApp` */
export async function startMailTest(config: Partial<AppConfig> = {}, projectId?: string): Promise<MailTest> {
  const mails = await startMailServer();
  const mail = mailConfig(mails);
  const service = await startTestApp({ mail, ...config }, projectId);
  return {
    mails,
    service,
    close: async () => {
      await service.close();
      await mails.close();
    },
  };
}
