import type { Pointer, Release, ReleaseAction, ReleaseEvent } from '@skora/shared/contract';
import type { Author } from './author';

const MAX_EVENTS = 100;

/** Bytes of all files of a release, or of a build of the host. */
export function measureRelease({ files }: Pick<Release, 'files'>): number {
  return files.reduce((sum, { size }) => sum + size, 0);
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
