import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, TextLink } from '@skora/shared/ui';
import { OperatorMail } from '../../lib/operator/operator-mail';
import { Prose } from '../../lib/reading/prose';

/** The other ways out, and what else comes by mail; readable without JavaScript. */
export function DigestFacts() {
  return (
    <Prose>
      <Heading level={2}>With the link in the email</Heading>
      <p>
        Every issue of the digest has an unsubscribe link at the end. Your email program may also show its own
        button next to the sender. One click is enough; you do not have to log in.
      </p>
      <Heading level={2}>By writing to us</Heading>
      <p>
        Write <OperatorMail subject="Unsubscribe" /> from the address that gets the digest. We take it off the
        list and stop sending it the digest.
      </p>
      <Heading level={2}>Other emails from us</Heading>
      <p>
        If you have an account, we still send you the emails it needs, such as a new password, a receipt or
        your coach’s answer. They contain no advertising. You can read what we store in the{' '}
        <TextLink component={Link} to={paths.privacyPolicy()}>
          privacy policy
        </TextLink>
        .
      </p>
    </Prose>
  );
}
