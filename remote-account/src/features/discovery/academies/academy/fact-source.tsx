import type { Academy, AcademyFact } from '@skora/domain';
import { dayWords } from './academy-words';
import { SourceLink } from './source-link';
import styles from './academy-page.module.css';

interface FactSourceProps {
  academy: Academy;
  fact: AcademyFact;
}

/** The pages a fact was read on, and when. */
export function FactSource({ academy: { sources, fictional }, fact }: FactSourceProps) {
  return (
    <span className={styles.source}>
      {sources
        .filter(({ facts }) => facts.includes(fact))
        .map(({ url, readOn }, index) => (
          <span key={url}>
            {index === 0 ? 'Source: ' : '; '}
            <SourceLink url={url} fictional={fictional} />, {dayWords(readOn)}
          </span>
        ))}
    </span>
  );
}
