import type { Pointer, Release, ReleaseAction, ReleaseEvent } from '@skora/shared/contract';
import type { Author } from './author';

const MAX_EVENTS = 100;

/** Bytes of all files of a release, or of a build of the host. */
export function measureRelease({ files }: Pick<Release, 'files'>): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Who made a release what it is now, as far as history knows. */
export interface LiveRelease {
  release: string;
  /** When, ISO 8601. */
  at: string | null;
  who: string | null;
  commit: string | null;
  /** Bytes of all files. */
  size: number | null;
}

/** What history tells of a release that is live. */
export function findLive({ history = [] }: Pointer, release: string): LiveRelease {
  const live = history.find((event) => event.release === release && event.action !== 'retire');
  // A rollback does not measure; the release it went back to did.
  const size = history.find((event) => event.release === release && event.size !== undefined)?.size;
  return {
    release,
    at: live?.at ?? null,
    who: live?.who ?? null,
    commit: live?.commit ?? null,
    size: size ?? null,
  };
}

/** Adds a line to a pointer's history. It is written with the pointer, so neither is there without the other. */
export function addEvent(
  pointer: Pointer,
  action: ReleaseAction,
  release: string,
  author: Author,
  size?: number,
): Pointer {
  const event: ReleaseEvent = {
    at: new Date().toISOString(),
    action,
    release,
    ...author,
    ...(size === undefined ? {} : { size }),
  };
  return { ...pointer, history: [event, ...(pointer.history ?? [])].slice(0, MAX_EVENTS) };
}
