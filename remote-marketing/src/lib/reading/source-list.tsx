import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Text, TextLink } from '@skora/shared/ui';
import styles from './source-list.module.css';
import { SOURCES, type SourceKey } from './sources';

export function SourceList({ sources }: { sources: readonly SourceKey[] }) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <Heading level={2} size="sm" id="sources">
        Sources
      </Heading>
      <ol className={styles.list}>
        {sources.map((key) => (
          <li key={key}>
            <TextLink href={SOURCES[key].href} rel="noreferrer">
              {SOURCES[key].label}
            </TextLink>
          </li>
        ))}
      </ol>
      <Text size="fine" tone="subtle">
        Last read on 21 November 2026. Found a mistake?{' '}
        <TextLink component={Link} to={paths.contactUs()}>
          Tell us
        </TextLink>
        .
      </Text>
    </section>
  );
}
