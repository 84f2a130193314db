import type { ServerMetrics } from '@skora/shared/utils/metrics';
import type { Firestore } from 'firebase-admin/firestore';
import { Gauge } from 'prom-client';
import { countMails } from '../../lib/mail/outbox-store';

const FRESH_MS = 60_000;

/** Tells how many mails are in the outbox, which two counts in the store say. */
export function tellMails(metrics: ServerMetrics, firestore: Firestore): void {
  const mails = new Gauge({
    name: 'skora_mails',
    help: 'Mails of the outbox by state: waiting (or on their way), given-up. All instances tell the same',
    labelNames: ['state'],
    registers: [metrics.registry],
  });
  metrics.addReading('mails', FRESH_MS, async () => {
    const { waiting, givenUp } = await countMails(firestore);
    mails.set({ state: 'waiting' }, waiting);
    mails.set({ state: 'given-up' }, givenUp);
  });
}
