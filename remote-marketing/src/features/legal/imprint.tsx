import { askOperator } from '../../lib/operator/ask-operator';
import { OperatorMail } from '../../lib/operator/operator-mail';

/** Who runs the site, where, and how to reach them. */
export function Imprint() {
  const who = askOperator('name');
  const register = askOperator('register');
  const vatId = askOperator('vatId');
  return (
    <>
      {who && (
        <p {...who.mark}>
          <strong>{who.operator.name}</strong>
          <br />
          {who.operator.address}, {who.operator.country}
        </p>
      )}
      {register && <p {...register.mark}>Company register: {register.operator.register}</p>}
      {vatId && <p {...vatId.mark}>VAT number: {vatId.operator.vatId}</p>}
      <p>
        Write to <OperatorMail />.
      </p>
    </>
  );
}
