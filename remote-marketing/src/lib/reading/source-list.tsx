import { SOURCE_FORMS, SOURCES, type Source, type SourceKey } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Text, TextLink } from '@skora/shared/ui';
import styles from './source-list.module.css';

function SourceItem({ source }: { source: Source }) {
  const { form, by, year, title, href, original } = source;
  return (
    <li>
      <TextLink href={href} rel="noreferrer">
        {title}
      </TextLink>
      <span className={styles.facts}>
        <strong>{SOURCE_FORMS[form].words}</strong> · {by} · {year ?? 'date unknown'}
        {original ? ` · The original: ${original}` : null}
      </span>
    </li>
  );
}

export function SourceList({ sources }: { sources: readonly SourceKey[] }) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <Heading level={2} size="sm" id="sources">
        Sources
      </Heading>
      <ol className={styles.list}>
        {sources.map((key) => (
          <SourceItem key={key} source={SOURCES[key]} />
        ))}
      </ol>
      <Text size="fine" tone="subtle">
        “Secondary” means that somebody reports what others found or decided, or gives advice without a study.
        Is a link broken, or did we get something wrong?{' '}
        <TextLink component={Link} to={paths.contactUs()}>
          Tell us
        </TextLink>
        .
      </Text>
    </section>
  );
}
