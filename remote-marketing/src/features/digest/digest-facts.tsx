import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, TextLink } from '@skora/shared/ui';
import { OperatorMail } from '../../lib/operator/operator-mail';
import { Prose } from '../../lib/reading/prose';

/** The other ways out, and what else comes by mail; readable without JavaScript. */
export function DigestFacts() {
  return (
    <Prose>
      <Heading level={2}>With the link in the mail</Heading>
      <p>
        Every issue of the digest carries an unsubscribe link at its end, and your mail program may show its
        own button beside the sender. One press is enough; you need not log in.
      </p>
      <Heading level={2}>By writing to us</Heading>
      <p>
        Write <OperatorMail subject="Unsubscribe" /> from the address that gets the digest. We take it off the
        list and write nothing more to it.
      </p>
      <Heading level={2}>What else comes by mail</Heading>
      <p>
        If you have an account, you still get what the account needs, such as a new password, a receipt or an
        answer of your coach. Those mails carry no advertising. What we store is in the{' '}
        <TextLink component={Link} to={paths.privacyPolicy()}>
          privacy policy
        </TextLink>
        .
      </p>
    </Prose>
  );
}
