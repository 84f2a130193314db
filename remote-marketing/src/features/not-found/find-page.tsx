import { useState } from 'react';
import { articleHref, ARTICLES } from '../blog';
import { matchesWords } from '../../lib/matches-words';
import { SearchField } from '../../lib/ui/search-field';
import styles from './find-page.module.css';
import { PageLinks } from './page-links';
import { MAIN_PAGES, OTHER_PAGES, type SitePage } from './site-pages';

const MAX_FOUND = 6;

const everything: readonly SitePage[] = [
  ...MAIN_PAGES,
  ...OTHER_PAGES,
  ...ARTICLES.map((article) => ({ to: articleHref(article), label: article.title, note: 'Article' })),
];

function describeResult(query: string, found: number): string {
  if (query.trim() === '') return '';
  if (found === 0) return 'We found nothing. Try another word, or one of these:';
  if (found > MAX_FOUND) return `The first ${MAX_FOUND} of ${found} pages`;
  return found === 1 ? '1 page' : `${found} pages`;
}

/** A search over pages and articles; without words, or without a hit, the main pages. */
export function FindPage() {
  const [query, setQuery] = useState('');
  const found =
    query.trim() === ''
      ? []
      : everything.filter(({ label, note }) => matchesWords(query, `${label} ${note}`));
  return (
    <div className={styles.find}>
      <div className={styles.search} role="search">
        <SearchField label="Search for a page" value={query} onChange={setQuery} />
        <p role="status">{describeResult(query, found.length)}</p>
      </div>
      {found.length > 0 ? (
        <PageLinks label="Found pages" pages={found.slice(0, MAX_FOUND)} />
      ) : (
        <PageLinks label="Main pages" pages={MAIN_PAGES} />
      )}
    </div>
  );
}
