import { use } from 'react';
import { Prose } from '../../../lib/reading/prose';
import { ARTICLE_TEXTS, type ArticleTextModule } from './article-texts';
import styles from './article-text.module.css';
import { Contents } from './contents';
import { textComponents } from './text-components';

const texts = new Map<string, Promise<ArticleTextModule>>();

/** Downloads a text once. After a failure the next call tries again. */
function loadText(slug: string): Promise<ArticleTextModule> {
  const known = texts.get(slug);
  if (known) return known;
  const load = ARTICLE_TEXTS[slug];
  const text = load ? load() : Promise.reject(new Error(`The article "${slug}" has no text.`));
  texts.set(slug, text);
  text.catch(() => texts.delete(slug));
  return text;
}

/** The text of an article with its table of contents. Suspends until it is here. */
export function ArticleText({ slug }: { slug: string }) {
  const { default: Text, headings } = use(loadText(slug));
  return (
    <>
      <Contents headings={headings} className={styles.contents} />
      <Prose className={styles.text}>
        <Text components={textComponents} />
      </Prose>
    </>
  );
}
