import { findMetric, findProtocol, type Metric, type PositionCode, type TestId } from '@skora/domain';

type Name = readonly [test: TestId, key: string];

const SPRINT: Name = ['sprint', 'sprint30'];
const JUMP: Name = ['longJump', 'sbjCm'];
const JUGGLING: Name = ['technical', 'jugglingTouches'];
const ENDURANCE: Name = ['endurance', 'yoyoIr1M'];

const KEEPER: readonly Name[] = [
  ['goalkeeper', 'goalKickM'],
  ['goalkeeper', 'throwM'],
  JUMP,
  ['sprint', 'sprint10'],
];
const CENTRE: readonly Name[] = [ENDURANCE, SPRINT, JUGGLING, JUMP];
const BACK: readonly Name[] = [JUMP, SPRINT, ENDURANCE, JUGGLING];
const REST: readonly Name[] = [SPRINT, JUMP, JUGGLING, ENDURANCE];

function namesFor(position: PositionCode | null): readonly Name[] {
  if (position === 'GK') return KEEPER;
  if (position === 'DM' || position === 'CM' || position === 'AM') return CENTRE;
  return position === 'CB' ? BACK : REST;
}

/** Four tests that many players know a result of, the most telling one for the position first. */
export function typicalTests(position: PositionCode | null): Metric[] {
  return namesFor(position)
    .map(([test, key]) => findMetric(test, key))
    .filter((metric) => metric !== undefined);
}

/** What the test is, in one line. */
export function testLine({ test, definition, hint }: Metric): string {
  return definition ?? hint ?? findProtocol(test).summary;
}
