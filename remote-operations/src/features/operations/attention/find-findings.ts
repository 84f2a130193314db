import type { Overview, Remote, Vitals } from '../data/api';
import { formatMoment } from '../data/format';
import { findRise } from './find-rises';

const STOPPED_MS = 7 * 24 * 3_600_000;

/** Something that an admin should know first. */
export interface Finding {
  /** Id of the remote, or name of the task. */
  about: string;
  tone: 'danger' | 'warning';
  /** The same in two words. */
  badge: string;
  title: string;
  text: string;
  /** Anchor of the part of the page that has more of it. */
  anchor: string;
}

function findCanary({ id, canary }: Remote): Finding | null {
  if (canary?.verdict !== 'worse' && canary?.verdict !== 'unknown') return null;
  const found = { about: id, anchor: `canary-${id}` };
  if (canary.verdict === 'worse') {
    const text = `${canary.words ?? 'It was compared with stable'}. The site stops it within seconds.`;
    const title = `The canary ${canary.release} of ${id} is worse than stable`;
    return { ...found, tone: 'danger', badge: 'canary worse', title, text };
  }
  const title = `The canary ${canary.release} of ${id} cannot be compared`;
  const text = 'The site stops it by itself only when it can be. Promote it or stop it.';
  return { ...found, tone: 'warning', badge: 'canary unknown', title, text };
}

/** A canary that the site has stopped, as long as nothing came after it. */
function findStopped({ id, history: [last] }: Remote, now: number): Finding | null {
  if (last?.action !== 'stop-canary' || last.who !== 'site') return null;
  if (now - Date.parse(last.at) > STOPPED_MS) return null;
  const reason = last.notes?.replace(/^stopped: /, '') ?? 'No reason is kept';
  return {
    ...{ about: id, anchor: id, tone: 'warning', badge: 'canary stopped' },
    title: `The site stopped the canary ${last.release} of ${id}`,
    text: `${formatMoment(last.at)}: ${reason}.`,
  };
}

function findBadRelease(remote: Remote, vitals: Vitals | null): Finding | null {
  const { id, stable, retired } = remote;
  const found = { about: id, anchor: id, tone: 'danger' } as const;
  if (!stable) {
    const title = `The pointer of ${id} cannot be read`;
    const text =
      'The site goes on with the release that it read last. Its team publishes again, or rolls back.';
    return { ...found, badge: 'not readable', title, text };
  }
  const rise = vitals && !retired ? findRise(remote, vitals) : null;
  const title = rise?.badge === 'fails often' ? `${id} fails often` : `${id} has many errors`;
  return rise && { ...found, ...rise, title };
}

function findTask({ name, overdue, running, error, endedAt }: Overview['tasks'][number]): Finding | null {
  const failed = error !== null && !running;
  if (!overdue && !failed) return null;
  const last = endedAt === null ? 'It has never finished.' : `It last finished at ${formatMoment(endedAt)}.`;
  const text = error === null ? last : `Its last run failed: ${error}. ${last}`;
  const found = { about: name, anchor: 'tasks', text };
  if (overdue) return { ...found, tone: 'danger', badge: 'overdue', title: `The task ${name} is overdue` };
  return { ...found, tone: 'warning', badge: 'failed', title: `The task ${name} failed` };
}

/** What needs somebody, the worst first. @param vitals null while they are not known */
export function findFindings({ readAt, host, remotes, tasks }: Overview, vitals: Vitals | null): Finding[] {
  const parts = host ? [host, ...remotes] : remotes;
  const now = Date.parse(readAt);
  const all = [
    ...parts.map((one) => findBadRelease(one, vitals)),
    ...parts.map(findCanary),
    ...tasks.map(findTask),
    ...parts.map((one) => findStopped(one, now)),
  ].filter((one) => one !== null);
  return all.toSorted((a, b) => Number(b.tone === 'danger') - Number(a.tone === 'danger'));
}
