import type { Clip } from './clip';

/** What is stored of a clip beside its times, which the server sets. Untold fields are absent. */
export function clipFields(clip: Omit<Clip, 'slot' | 'createdAt' | 'updatedAt'>): Record<string, unknown> {
  const { trim, ...plain } = clip;
  const told = Object.entries(plain).filter(
    ([key, value]) => value !== null && (value !== '' || key === 'captions'),
  );
  return {
    ...Object.fromEntries(told),
    ...(trim && { trimStart: trim.start, trimEnd: trim.end }),
    schemaVersion: 1,
  };
}
