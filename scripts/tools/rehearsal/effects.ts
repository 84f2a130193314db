import { setTimeout as pause } from 'node:timers/promises';
import type { Stand } from '../hostile/lib/stand';

const LONGEST_MS = 120_000;

async function countMails(mailbox: string, to: string): Promise<number> {
  const answer = await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as unknown[]).length;
}

/**
 * Counts what came of acknowledged writes: each has to have sent exactly one mail. Mails that a killed process left in the
 * outbox are waited for.
 * @returns addresses without a mail, and mails beyond the first
 */
export async function countEffects({ stack }: Stand, addresses: readonly string[]) {
  const headers = { 'x-tasks-secret': 'local-tasks-secret' };
  let [lost, duplicates] = [addresses.length, 0];
  for (const until = Date.now() + LONGEST_MS; lost > 0 && Date.now() < until; await pause(2000)) {
    // As the scheduler does every minute.
    await fetch(`${stack.urls.backend}/tasks/mail-outbox`, { method: 'POST', headers });
    const counts: number[] = [];
    for (const address of addresses) counts.push(await countMails(stack.urls.mailbox, address));
    lost = counts.filter((count) => count === 0).length;
    duplicates = counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
  }
  return { lost, duplicates };
}
