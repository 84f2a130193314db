import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { PitchLines } from '../pitch-lines/pitch-lines';
import type { PitchVariant } from '../pitch-lines/pitch-shapes';
import { Eyebrow } from '../typography/eyebrow';
import { Heading } from '../typography/heading';
import { Text } from '../typography/text';
import styles from './page-header.module.css';

/** Props of {@link PageHeader}. */
interface PageHeaderProps {
  title: string;
  /** Part of the product, above the title. */
  eyebrow?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Buttons for the page as a whole. */
  actions?: ReactNode;
  /** `display` for landing pages. */
  size?: 'display' | 'xl' | 'lg';
  /** Chalk lines beside the title, where the page has no picture of its own. */
  pitch?: PitchVariant;
  className?: string;
}

/**
 * The top of every page: exactly one per page. Its `h1` takes focus after a navigation
 * (`data-page-heading`), so screen readers start reading there.
 */
export function PageHeader({
  title,
  eyebrow,
  lead,
  actions,
  size = 'xl',
  pitch,
  className,
}: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, className)}>
      {pitch ? <PitchLines variant={pitch} className={styles.pitch} /> : null}
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Heading level={1} size={size} tabIndex={-1} data-page-heading="">
        {title}
      </Heading>
      {lead ? <Text size="lead">{lead}</Text> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
