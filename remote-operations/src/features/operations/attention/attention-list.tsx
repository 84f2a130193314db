import { Heading, Notice, Text, TextLink } from '@skora/shared/ui';
import type { Finding } from './find-findings';
import styles from './attention.module.css';

interface AttentionProps {
  findings: readonly Finding[];
  /** Why visits are not known; null when they are. */
  unread: string | null;
  /** Visits have been read at least once. */
  known: boolean;
}

/** What is wrong, in sentences that lead to the part of the page with more. */
export function AttentionList({ findings, unread, known }: AttentionProps) {
  return (
    <section className={styles.attention} aria-labelledby="operations-attention">
      <Heading level={2} size="sm" id="operations-attention">
        Needs attention
      </Heading>
      {unread === null ? null : (
        <Notice tone="warning" live="polite" title="Visits could not be read">
          {unread} Whether a release fails more often is not known.
        </Notice>
      )}
      {findings.length === 0 && known ? (
        <Notice tone="success" title="Nothing needs attention">
          Tasks are in time, visits go as before, and no canary is worse.
        </Notice>
      ) : null}
      {known || unread !== null ? null : (
        <Text size="small" tone="muted">
          Visits are being read.
        </Text>
      )}
      <ul className={styles.list}>
        {findings.map(({ about, badge, tone, title, text, anchor }) => (
          <li key={`${about} ${badge}`}>
            <Notice
              tone={tone}
              title={title}
              className={styles.finding}
              action={
                <TextLink href={`#${anchor}`} arrow className={styles.link}>
                  {anchor === 'tasks' ? 'All tasks' : about}
                </TextLink>
              }
            >
              {text}
            </Notice>
          </li>
        ))}
      </ul>
    </section>
  );
}
