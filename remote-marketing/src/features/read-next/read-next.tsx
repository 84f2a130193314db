import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Skeleton, TextLink } from '@skora/shared/ui';
import { articleHref, chooseReading } from '../blog';
import { useAskedPlace } from '../path';
import styles from './read-next.module.css';

/** Two articles that fit the player's position and age, for a page of another remote. */
export function ReadNext() {
  const place = useAskedPlace();
  return (
    <section className={styles.section} aria-labelledby="read-next">
      <div className={styles.head}>
        <Heading level={2} size="sm" id="read-next">
          Read next
        </Heading>
        <TextLink component={Link} to={paths.blog()} arrow>
          All articles
        </TextLink>
      </div>
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
