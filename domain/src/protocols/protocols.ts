import type { TestId } from '../metrics/metric';
import { BALL_PROTOCOLS } from './ball-protocols';
import { PHYSICAL_PROTOCOLS } from './physical-protocols';
import { POWER_PROTOCOLS } from './power-protocols';
import type { Protocol } from './protocol';

/** How every test is done. The database rules are generated from its methods. */
export const PROTOCOLS: readonly Protocol[] = [...PHYSICAL_PROTOCOLS, ...POWER_PROTOCOLS, ...BALL_PROTOCOLS];

export function findProtocol(test: TestId): Protocol {
  const found = PROTOCOLS.find((protocol) => protocol.test === test);
  if (!found) throw new Error(`There is no protocol for ${test}.`);
  return found;
}
