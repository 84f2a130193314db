import { askOperator } from './ask-operator';

/** Who runs the site, inside a sentence. */
export function OperatorName() {
  const asked = askOperator('name');
  return asked && <span {...asked.mark}>{asked.operator.name}</span>;
}
