import type { AppConfig } from '../server/app-deps';
import { startMailServer } from './start-mail-server';
import { startTestApp, type TestApp } from './start-test-app';

/** The service with a mail server of its own. */
export interface MailTest {
  mails: Awaited<ReturnType<typeof startMailServer>>;
  service: TestApp;
  close: () => Promise<void>;
}

/** @param projectId as for `startTestApp` */
export async function startMailTest(config: Partial<AppConfig> = {}, projectId?: string): Promise<MailTest> {
  const mails = await startMailServer();
  const mail = { smtpUrl: mails.url, from: 'SKORA <no-reply@skora.example>' };
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
