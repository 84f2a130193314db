import { CORNER_NAMES } from '../program/phases';
import type { Session } from './plan-week';

/** Title of a session in table and calendar. */
export function sessionName({ corner }: Pick<Session, 'corner'>): string {
  return corner === 'position' ? 'Your position' : CORNER_NAMES[corner];
}
