import { isPlainObject, type Units } from '@skora/domain';

/** What differs from the page for one test: another day, another measurer; and its ground and proof. */
export interface SectionDetail {
  measuredOn?: string;
  measuredBy?: string;
  ground?: string;
  evidence?: string;
}

/** One page of the wizard as typed; cached on the device until it is stored. */
export interface StepDraft {
  /** Whose draft it is: a device may be shared. */
  uid: string;
  /** Makes the stored entries of this draft recognisable when saving is repeated. */
  id: string;
  /** Day of the measurement, `YYYY-MM-DD`. */
  measuredOn: string;
  measuredBy: string;
  /** Units the texts are typed in. */
  units: Units;
  values: Record<string, string>;
  /** Further attempts, by field. */
  more: Record<string, string[]>;
  /** 1 to 10, by rating. */
  ratings: Record<string, number>;
  /** Way of measuring, by kind of entry. */
  methods: Record<string, string>;
  details: Record<string, SectionDetail>;
  /** Unusual texts that were confirmed, by field. */
  confirmed: Record<string, string>;
  /** Entry that this one takes the place of; empty for a new one. */
  corrects: string;
  /** Results whose saving was asked for and waits, by their test and key; where results are saved one by one. */
  asked: readonly string[];
}

/** An empty page. @param today `YYYY-MM-DD` */
export function emptyStep(uid: string, today: string, units: Units): StepDraft {
  return {
    uid,
    id: crypto.randomUUID(),
    measuredOn: today,
    measuredBy: 'self',
    units,
    values: {},
    more: {},
    ratings: {},
    methods: {},
    details: {},
    confirmed: {},
    corrects: '',
    asked: [],
  };
}

function listEntries<T>(value: unknown, fits: (entry: unknown) => entry is T): Record<string, T> {
  if (!isPlainObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1])));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isDetail = (value: unknown): value is SectionDetail =>
  isPlainObject(value) && Object.values(value).every((entry) => entry === undefined || isText(entry));

/** Reads a cached page of this player; null for anybody else's or none. */
export function parseStep(value: unknown, uid: string): StepDraft | null {
  if (!isPlainObject(value) || value.uid !== uid) return null;
  const { id, measuredOn, measuredBy, corrects, asked } = value;
  if (!isText(id) || !isText(measuredOn) || !isText(measuredBy)) return null;
  return {
    uid,
    id,
    measuredOn,
    measuredBy,
    units: value.units === 'imperial' ? 'imperial' : 'metric',
    values: listEntries(value.values, isText),
    more: listEntries(value.more, areTexts),
    ratings: listEntries(value.ratings, isNumber),
    methods: listEntries(value.methods, isText),
    details: listEntries(value.details, isDetail),
    confirmed: listEntries(value.confirmed, isText),
    corrects: isText(corrects) ? corrects : '',
    asked: areTexts(asked) ? asked : [],
  };
}

export function isFilled(draft: StepDraft): boolean {
  const texts = [...Object.values(draft.values), ...Object.values(draft.more).flat()];
  return texts.some((text) => text.trim() !== '') || Object.keys(draft.ratings).length > 0;
}
