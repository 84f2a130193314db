import { findConfig } from '@skora/shared/config';
import type { Operator } from '@skora/shared/utils/operator';

type Facts<Fact extends keyof Operator> = Operator & Required<Pick<Operator, Fact>>;

interface Answer<Fact extends keyof Operator> {
  operator: Facts<Fact>;
  /** Goes onto the element that says the fact, which holds no other of its own kind. */
  mark: { 'data-operator'?: Fact };
}

const PLACES: Required<Operator> = {
  name: '{name}',
  address: '{address}',
  country: '{country}',
  email: '{email}',
  register: '{register}',
  vatId: '{vatId}',
  legalSince: '{legalSince}',
  answerTime: '{answerTime}',
  urgentAnswerTime: '{urgentAnswerTime}',
};

/**
 * Who runs the site, if the operator tells this fact; null leaves its element out. A build does not know, so it leaves marked
 * places that the host fills as it composes the page. What may be left out must stand between elements, not inside text.
 * @example const asked = askOperator('vatId'); // asked && <p {...asked.mark}>VAT {asked.operator.vatId}</p>
 */
export function askOperator<Fact extends keyof Operator>(fact: Fact): Answer<Fact> | null {
  const config = findConfig();
  if (!config) return { operator: PLACES as Facts<Fact>, mark: { 'data-operator': fact } };
  const { operator } = config;
  return operator[fact] === undefined ? null : { operator: operator as Facts<Fact>, mark: {} };
}
