import { ageOn } from '../time/age-on';

/** First ages of the bands; results of younger players are not compared. Growth is why the bands of children are narrow. */
const STARTS: readonly number[] = [7, 9, 11, 13, 15, 17, 19, 23, 30];

/** First age that is called an adult's in the name of a group. */
const GROWN = 17;

/** Ages that are compared with each other, both included; without `to` there is no upper end. */
export interface AgeBand {
  /** `15-16`, or `30` for 30 and older. */
  id: string;
  from: number;
  to: number | null;
}

/** All bands, youngest first. */
export const AGE_BANDS: readonly AgeBand[] = STARTS.map((from, index) => {
  const next = STARTS[index + 1];
  return next === undefined
    ? { id: String(from), from, to: null }
    : { id: `${from}-${next - 1}`, from, to: next - 1 };
});

/**
 * The band of a player on the day of a test: a result stays in it when the player grows older. Null when too young.
 * @param bornOn ISO date
 * @example ageBandAt('2010-05-04', new Date('2026-10-12'))?.id // '15-16'
 */
export function ageBandAt(bornOn: string, day: Date): AgeBand | null {
  const age = ageOn(bornOn, day);
  return AGE_BANDS.find(({ from, to }) => age >= from && (to === null || age <= to)) ?? null;
}

/** A band with its players. @example bandName('men', band) // 'boys 15–16' */
export function bandName(group: 'women' | 'men', { from, to }: AgeBand): string {
  const young = group === 'women' ? 'girls' : 'boys';
  return `${from < GROWN ? young : group} ${to === null ? `${from} and older` : `${from}–${to}`}`;
}
