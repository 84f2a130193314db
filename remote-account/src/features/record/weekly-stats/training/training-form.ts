import { isRecord, type TrainingRow } from '@skora/domain';

export interface TrainingForm {
  /** Id of the row that is being corrected; empty for a new one. */
  editing: string;
  /** Revision the correction started from. */
  base: string;
  day: string;
  type: string;
  minutes: string;
  rpe: string;
}

export function emptyTraining(day: number): TrainingForm {
  return { editing: '', base: '', day: String(day), type: 'team', minutes: '', rpe: '' };
}

/** Reads a draft kept on this device; null when it is none. */
export function parseTrainingForm(value: unknown): TrainingForm | null {
  if (!isRecord(value)) return null;
  const keys = Object.keys(emptyTraining(1));
  return keys.every((key) => typeof value[key] === 'string') ? (value as unknown as TrainingForm) : null;
}

export function formOfTraining({ id, revision, day, type, minutes, rpe }: TrainingRow): TrainingForm {
  return {
    editing: id,
    base: String(revision),
    day: String(day),
    type,
    minutes: String(minutes),
    rpe: String(rpe),
  };
}
