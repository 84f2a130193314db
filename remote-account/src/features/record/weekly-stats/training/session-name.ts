import { dayLabel, TRAINING_TYPES, type TrainingRow } from '@skora/domain';

/** @example 'Gym' */
export function sessionType({ type }: TrainingRow): string {
  return TRAINING_TYPES[type as keyof typeof TRAINING_TYPES];
}

/** What a session is called among others. @example 'Gym, Tuesday 17 Nov' */
export function sessionName(session: TrainingRow): string {
  return `${sessionType(session)}, ${dayLabel(session, session.day)}`;
}
