import { Link } from '@skora/shared/router';
import { Skeleton, TextLink } from '@skora/shared/ui';
import { articleHref, chooseReading } from '../blog';
import { useAskedPlace } from '../path';
import { ReadingHead } from '../../lib/reading/reading-head';
import styles from './read-next.module.css';

/** Two articles that fit the player's position and age, for a page of another remote. */
export function ReadNext() {
  const place = useAskedPlace();
  return (
    <section className={styles.section} aria-labelledby="read-next">
      <ReadingHead id="read-next" title="Read next" size="sm" />
      {place === null ? (
        <Skeleton lines={3} />
      ) : (
        <ul className={styles.list}>
          {chooseReading(place).map((article) => (
            <li key={article.slug}>
              <TextLink component={Link} to={articleHref(article)} className={styles.title}>
                {article.title}
              </TextLink>
              <p className={styles.text}>{article.description}</p>
              <p className={styles.text}>{article.minutes} min read</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
