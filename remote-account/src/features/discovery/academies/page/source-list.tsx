import { SOURCE_KINDS, type Academy } from '@skora/domain';
import { Heading, Text, TextLink } from '@skora/shared/ui';
import { dayWords } from '../academy/academy-words';
import { SourceLink } from '../academy/source-link';
import styles from '../academy/academy-page.module.css';

/** The pages everything on this page was read on, and when somebody opened them last. */
export function SourceList({ academy }: { academy: Academy }) {
  const { sources, wikidata, fictional, checkedOn } = academy;
  return (
    <section className={styles.sources} aria-labelledby="sources-title">
      <Heading level={2} size="sm" id="sources-title">
        Sources
      </Heading>
      <Text size="small" tone="muted">
        Last checked on {dayWords(checkedOn)}: a person compared every fact with these pages. We show a fact
        only if there is a page you can open yourself.
      </Text>
      <ul>
        {sources.map(({ url, title, kind, publishedOn, readOn }) => (
          <li key={url}>
            <SourceLink url={url} fictional={fictional}>
              {title}
            </SourceLink>
            <Text size="small" tone="muted">
              {SOURCE_KINDS[kind]}.{publishedOn ? ` Published ${dayWords(publishedOn)}.` : null} Read{' '}
              {dayWords(readOn)}.
            </Text>
          </li>
        ))}
        {wikidata ? (
          <li>
            <TextLink href={`https://www.wikidata.org/wiki/${wikidata}`} rel="noreferrer">
              Wikidata, item {wikidata}
            </TextLink>
          </li>
        ) : null}
      </ul>
      <Text size="small" tone="muted">
        SKORA has no connection with this academy, and it has not asked to be listed.
      </Text>
    </section>
  );
}
