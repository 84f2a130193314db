import { useHydrated } from '@skora/shared/remote';
import { useLocation } from '@skora/shared/router';
import { Button, EmptyState } from '@skora/shared/ui';
import { useState } from 'react';
import type { Tag, Article } from './articles/article';
import { ArticleCard } from './articles/article-card';
import styles from './article-list.module.css';
import { ARTICLES } from './articles/articles';
import { BlogFilter } from './blog-filter';
import { isTag, TAG_NAMES } from './articles/tags';
import { matchesWords } from '../../lib/matches-words';

/**
 * Articles that carry the tag and have every searched word in title, description or tags.
 * @param tag null for all
 */
function findArticles(articles: readonly Article[], query: string, tag: Tag | null): Article[] {
  return articles.filter((article) => {
    const names = article.tags.map((own) => TAG_NAMES[own]);
    const text = [article.title, article.description, ...names].join(' ');
    return (tag === null || article.tags.includes(tag)) && matchesWords(query, text);
  });
}

/** All articles as cards, narrowed by search and topic. `?tag=…` of the address chooses the first topic. */
export function ArticleList() {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('tag') ?? '';
  const hydrated = useHydrated();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Tag | null>();
  const tag = chosen === undefined ? (hydrated && isTag(asked) ? asked : null) : chosen;
  const found = findArticles(ARTICLES, query, tag);
  const narrowed = tag !== null || query.trim() !== '';
  const showAll = () => {
    setQuery('');
    setChosen(null);
  };
  return (
    <>
      <BlogFilter
        query={query}
        onQuery={setQuery}
        tag={tag}
        onTag={setChosen}
        result={narrowed ? `${found.length} of ${ARTICLES.length} articles` : `${ARTICLES.length} articles`}
      />
      {found.length > 0 ? (
        <div className={styles.list}>
          {found.map((article, index) => (
            <ArticleCard key={article.slug} article={article} level={2} lead={index === 0 && !narrowed} />
          ))}
        </div>
      ) : (
        <EmptyState title="No article found" action={<Button onClick={showAll}>Show all articles</Button>}>
          No article has all of these words in its title, summary or topics. Try fewer words.
        </EmptyState>
      )}
    </>
  );
}
