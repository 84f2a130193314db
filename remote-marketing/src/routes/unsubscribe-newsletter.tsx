import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Container, Heading, PageHeader, Stack, TextLink } from '@skora/shared/ui';
import { SUPPORT_ADDRESS } from '../features/contact/topics';
import styles from '../features/reading/page-end.module.css';
import { Prose } from '../features/reading/prose';

const request = `mailto:${SUPPORT_ADDRESS}?subject=${encodeURIComponent('Unsubscribe')}`;

export default function UnsubscribeNewsletter() {
  return (
    <Container width="text">
      <PageHeader
        eyebrow="Playbook Digest"
        title="Leave the newsletter"
        lead="Nobody will ask you why, and your account stays as it is."
        size="lg"
      />
      <Stack gap={6} className={styles.end}>
        <Prose>
          <Heading level={2}>With the link in the mail</Heading>
          <p>
            Every issue of the digest carries an unsubscribe link at its end, and your mail program may show
            its own button beside the sender. One press is enough; you need not log in.
          </p>
          <Heading level={2}>Without the mail</Heading>
          <p>
            Write <TextLink href={request}>“Unsubscribe” to {SUPPORT_ADDRESS}</TextLink> from the address that
            gets the digest. We take it off the list and write nothing more to it.
          </p>
          <Heading level={2}>What else comes by mail</Heading>
          <p>
            If you have an account, you still get what the account needs: confirming your address and
            resetting a password. Those mails carry no advertising. What we store is in the{' '}
            <TextLink component={Link} to={paths.privacyPolicy()}>
              privacy policy
            </TextLink>
            .
          </p>
        </Prose>
      </Stack>
    </Container>
  );
}
