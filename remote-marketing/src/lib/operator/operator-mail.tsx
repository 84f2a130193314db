import { TextLink } from '@skora/shared/ui';
import { askOperator } from './ask-operator';

/** The address people write to. @param subject of the mail, and then the words of the link */
export function OperatorMail({ subject }: { subject?: string }) {
  const asked = askOperator('email');
  if (!asked) return null;
  const { email } = asked.operator;
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <TextLink {...asked.mark} href={`mailto:${email}${query}`}>
      {subject === undefined ? email : `“${subject}” to ${email}`}
    </TextLink>
  );
}
