import { isRecord } from '../drafts/is-record';

/** One page of the wizard as typed; cached on the device until it is stored. */
export interface StepDraft {
  /** Whose draft it is: a device may be shared. */
  uid: string;
  /** Makes the stored entries of this draft recognisable when saving is repeated. */
  id: string;
  /** Day of the measurement, `YYYY-MM-DD`. */
  measuredOn: string;
  measuredBy: string;
  /** Text as typed, by field. */
  values: Record<string, string>;
  /** 1 to 10, by rating. */
  ratings: Record<string, number>;
  /** Way of measuring, by kind of entry. */
  methods: Record<string, string>;
  /** Unusual texts that were confirmed, by field. */
  confirmed: Record<string, string>;
}

/** An empty page. @param today `YYYY-MM-DD` */
export function emptyStep(uid: string, today: string): StepDraft {
  return {
    uid,
    id: crypto.randomUUID(),
    measuredOn: today,
    measuredBy: 'self',
    values: {},
    ratings: {},
    methods: {},
    confirmed: {},
  };
}

function entriesOf<T>(value: unknown, type: 'string' | 'number'): Record<string, T> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => typeof entry === type)) as Record<
    string,
    T
  >;
}

/** Reads a cached page of this player; null for anybody else's or none. */
export function parseStep(value: unknown, uid: string): StepDraft | null {
  if (!isRecord(value) || value.uid !== uid) return null;
  const { id, measuredOn, measuredBy } = value;
  if (typeof id !== 'string' || typeof measuredOn !== 'string' || typeof measuredBy !== 'string') return null;
  return {
    uid,
    id,
    measuredOn,
    measuredBy,
    values: entriesOf<string>(value.values, 'string'),
    ratings: entriesOf<number>(value.ratings, 'number'),
    methods: entriesOf<string>(value.methods, 'string'),
    confirmed: entriesOf<string>(value.confirmed, 'string'),
  };
}

/** Whether the page holds anything worth storing. */
export function isFilled(draft: StepDraft): boolean {
  return (
    Object.values(draft.values).some((text) => text.trim() !== '') || Object.keys(draft.ratings).length > 0
  );
}
