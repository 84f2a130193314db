import { type ListedDocument, readDate } from '@skora/domain';

/** Scales of a day: key, question, and what 1 and 5 mean. */
export const WELLNESS_SCALES = [
  ['fatigue', 'Tiredness', 'fresh', 'exhausted'],
  ['soreness', 'Sore muscles', 'none', 'very sore'],
  ['stress', 'Stress', 'relaxed', 'very stressed'],
  ['mood', 'Mood', 'low', 'great'],
] as const;

export const AVAILABILITIES = {
  available: 'Yes, fully',
  limited: 'Yes, with limits',
  injured: 'No, injured',
  ill: 'No, ill',
} as const;

export const SLEEP_HOURS = { min: 0, max: 14 } as const;

type ScaleKey = (typeof WELLNESS_SCALES)[number][0];

/** How one day felt, as stored. Nobody but the player ever reads it. */
export interface WellnessDay {
  id: string;
  /** Of its week. */
  monday: Date;
  /** 1 for Monday to 7 for Sunday. */
  day: number;
  sleepHours?: number;
  scales: Readonly<Partial<Record<ScaleKey, number>>>;
  availability: string;
}

/** Reads a stored day; null when it makes no sense. */
export function parseWellness({ id, fields }: ListedDocument): WellnessDay | null {
  const { day, sleepHours, availability } = fields;
  const monday = readDate(fields.monday);
  if (!monday || typeof day !== 'number') return null;
  const scales = WELLNESS_SCALES.flatMap(([key]) => {
    const value = fields[key];
    return typeof value === 'number' ? [[key, value] as const] : [];
  });
  return {
    id,
    monday,
    day,
    ...(typeof sleepHours === 'number' && { sleepHours }),
    scales: Object.fromEntries(scales),
    availability: typeof availability === 'string' ? availability : '',
  };
}
