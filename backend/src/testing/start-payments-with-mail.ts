import { TASKS_SECRET } from './run-task';
import { startMailServer } from './start-mail-server';
import { mailConfig, type MailTest } from './start-mail-test';
import { startPayments, type PaymentTest } from './start-payments';

/** Payments with a mail server of their own. */
export type PaymentMailTest = PaymentTest & Pick<MailTest, 'mails'>;

/** @param projectId as for `startTestApp` */
export async function startPaymentsWithMail(projectId?: string): Promise<PaymentMailTest> {
  const mails = await startMailServer();
  const shop = await startPayments(
    { mail: mailConfig(mails), tasksSecret: TASKS_SECRET },
    undefined,
    projectId,
  );
  return {
    ...shop,
    mails,
    close: async () => {
      await shop.close();
      await mails.close();
    },
  };
}
