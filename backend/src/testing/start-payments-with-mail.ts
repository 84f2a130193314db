import { TASKS_SECRET } from './run-task';
import { startMailServer } from './start-mail-server';
import { mailConfig, type MailTest } from './start-mail-test';
import { startPayments, type PaymentTest } from './start-payments';

/** Payments with a mail server of their own. */
export type PaymentMailTest = PaymentTest & Pick<MailTest, 'mails'>;

/**
 * @param projectId as for `startTestApp`
 * @param tax whether the payment service works out the taxes
 */
export async function startPaymentsWithMail(projectId?: string, tax?: boolean): Promise<PaymentMailTest> {
  const mails = await startMailServer();
  const shop = await startPayments(
    { mail: mailConfig(mails), tasksSecret: TASKS_SECRET },
    undefined,
    projectId,
    tax,
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
