import type { Academy, AcademyFact } from '@skora/domain';
import { dayWords } from './academy-words';
import { SourceLink } from './source-link';
import styles from './academy-page.module.css';

interface FactSourceProps {
  academy: Academy;
  fact: AcademyFact;
}

/** The pages a fact was read on, the day each gives itself, and when somebody read it. */
export function FactSource({ academy: { sources, fictional }, fact }: FactSourceProps) {
  return (
    <span className={styles.source}>
      {sources
        .filter(({ facts }) => facts.includes(fact))
        .map(({ url, publishedOn, readOn }, index) => (
          <span key={url}>
            {index === 0 ? 'Source: ' : '; '}
            <SourceLink url={url} fictional={fictional} />
            {publishedOn === null ? null : ` of ${dayWords(publishedOn)}`}, read {dayWords(readOn)}
          </span>
        ))}
    </span>
  );
}
