import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Text, TextLink } from '@skora/shared/ui';
import { HomeActions } from './home-actions';
import styles from './kick-off.module.css';

/** Last words of the page: the step again, and where parents read on. */
export function KickOff() {
  return (
    <section className={styles.section}>
      <Heading level={2}>Start with what you know today</Heading>
      <Text size="lead">
        Your position, your height and one test are enough. Add more during the season. Under 18, your profile
        is private until a parent or guardian agrees.
      </Text>
      <HomeActions />
      <Text size="small" tone="muted">
        Just curious?{' '}
        <TextLink component={Link} to={paths.contactUs()}>
          Rate yourself in ten answers
        </TextLink>
        , without an account. Parent or coach? Read{' '}
        <TextLink component={Link} to={paths.story()}>
          why SKORA exists
        </TextLink>{' '}
        and{' '}
        <TextLink component={Link} to={paths.privacyPolicy()}>
          what we store
        </TextLink>
        .
      </Text>
    </section>
  );
}
