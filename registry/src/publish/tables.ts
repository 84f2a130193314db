import type { Pointer } from '@skora/shared/contract';
import { readPointer, readRelease, registeredRemotes } from '../releases/registry';
import type { ReleaseStore } from '../store/release-store';
import { formatPlan } from './canary-plan';
import { findLive } from './history';

/** Other teams wrote some of it: nothing in it is to command a terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '?');
}

/** Lays rows out in columns; the first row is the heading. */
export function layOut(written: string[][]): string {
  const rows = written.map((row) => row.map(printable));
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatMoment(at: string | null): string {
  return at ? `${at.slice(0, 10)} ${at.slice(11, 16)}` : '?';
}

function formatSize(bytes: number | null): string {
  return bytes === null ? '?' : `${Math.round(bytes / 1000)} kB`;
}

async function listOne(store: ReleaseStore, id: string): Promise<string[]> {
  const pointer = await readPointer(store, id).catch(() => null);
  if (!pointer) return [id, '?', 'its pointer cannot be read', '', '', '', '', ''];
  const { stable, canary, retired } = pointer;
  const owner = await readRelease(store, id, stable)
    .then(({ manifest }) => manifest.owner)
    .catch(() => '?');
  const live = findLive(pointer, stable);
  return [
    id,
    owner,
    retired ? 'off the site' : stable,
    formatMoment(live.at),
    live.who ?? '?',
    live.commit ?? '?',
    formatSize(live.size),
    canary ? `${canary.release} ${canary.weight} %` : '',
  ];
}

/** A table of all remotes: what is live, since when, by whom. */
export async function listRemotes(store: ReleaseStore): Promise<string> {
  const ids = await registeredRemotes(store);
  if (ids.length === 0) return 'Nothing has been released to this registry.';
  const rows = await Promise.all(ids.map((id) => listOne(store, id)));
  return layOut([['remote', 'team', 'stable', 'since (UTC)', 'by', 'commit', 'size', 'canary'], ...rows]);
}

function describeState({ stable, canary, retired }: Pointer): string {
  if (retired) return `off the site; ${stable} was stable`;
  if (!canary) return `${stable} is stable`;
  const { release, weight, steps, everyMs } = canary;
  const plan = steps && everyMs !== undefined ? `, ${formatPlan({ steps, everyMs })}` : '';
  return `${stable} is stable, ${release} goes to ${weight} percent${plan}`;
}

/** Where the files of a release are when the site does not serve them, for a sentence. */
async function describePlace(store: ReleaseStore, id: string, release: string): Promise<string> {
  const { baseUrl } = await readRelease(store, id, release).catch(() => ({ baseUrl: undefined }));
  return baseUrl === undefined ? '' : `; its files are at ${baseUrl}`;
}

/** What is live of one remote, and its history, newest first. */
export async function showRemote(store: ReleaseStore, id: string): Promise<string> {
  const pointer = await readPointer(store, id);
  if (!pointer) throw new Error(`${id} has never been released.`);
  const rows = (pointer.history ?? []).map(({ at, action, release, who, commit, size, notes }) => [
    formatMoment(at),
    action,
    release,
    who,
    commit ?? '',
    size === undefined ? '' : formatSize(size),
    notes ?? '',
  ]);
  const history =
    rows.length > 0
      ? layOut([['when (UTC)', 'what', 'release', 'by', 'commit', 'size', 'notes'], ...rows])
      : 'No history is kept of it.';
  const place = await describePlace(store, id, pointer.stable);
  return `${id}: ${describeState(pointer)}${place}\n\n${history}`;
}
