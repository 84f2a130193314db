import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Text, TextLink } from '@skora/shared/ui';
import { NewsletterForm } from './newsletter/newsletter-form';
import styles from './digest.module.css';

/** What the newsletter is, how to get it and how to leave it. */
export function Digest() {
  return (
    <section className={styles.digest}>
      <div className={styles.words}>
        <Heading level={2} size="lg">
          Playbook Digest
        </Heading>
        <Text tone="muted">Once a month in your inbox: football development in plain words.</Text>
      </div>
      <div className={styles.action}>
        <NewsletterForm />
        <Text size="fine" tone="subtle">
          Changed your mind?{' '}
          <TextLink component={Link} to={paths.unsubscribeNewsletter()}>
            Unsubscribe
          </TextLink>{' '}
          whenever you like.
        </Text>
      </div>
    </section>
  );
}
