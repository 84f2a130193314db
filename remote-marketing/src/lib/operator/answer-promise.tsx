import { Text } from '@skora/shared/ui';
import { askOperator } from './ask-operator';

/** By when a person answers, as far as the operator promises anything. */
export function AnswerPromise() {
  const usual = askOperator('answerTime');
  const urgent = askOperator('urgentAnswerTime');
  return (
    <>
      {usual && (
        <Text {...usual.mark} tone="muted">
          A person reads every message and answers within {usual.operator.answerTime}.
        </Text>
      )}
      {urgent && (
        <Text {...urgent.mark} tone="muted">
          Are you worried about somebody’s safety, or asked for money? Then we answer within{' '}
          {urgent.operator.urgentAnswerTime}.
        </Text>
      )}
    </>
  );
}
