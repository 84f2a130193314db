import { TextLink } from '@skora/shared/ui';
import { makeAnchor } from './make-anchor';
import styles from './contents.module.css';

interface ContentsProps {
  headings: readonly string[];
  className?: string;
}

/** Links to the sections of an article. */
export function Contents({ headings, className }: ContentsProps) {
  return (
    <nav className={className} aria-labelledby="contents">
      <p id="contents" className={styles.title}>
        In this article
      </p>
      <ol className={styles.list}>
        {headings.map((heading) => (
          <li key={heading}>
            <TextLink quiet href={`#${makeAnchor(heading)}`}>
              {heading}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
