import { SearchField } from '../../lib/ui/search-field';
import type { Tag } from './articles/article';
import styles from './blog-filter.module.css';
import { TAG_NAMES } from './articles/tags';

interface BlogFilterProps {
  query: string;
  onQuery: (query: string) => void;
  /** null for all. */
  tag: Tag | null;
  onTag: (tag: Tag | null) => void;
  /** How many articles are shown, as a sentence. */
  result: string;
}

const choices = [null, ...(Object.keys(TAG_NAMES) as Tag[])];

/** Search and topics. Not shown where scripts are off: the list below is complete then. */
export function BlogFilter({ query, onQuery, tag, onTag, result }: BlogFilterProps) {
  return (
    <div role="search" className={styles.filter}>
      <SearchField label="Search the articles" value={query} onChange={onQuery} />
      <div className={styles.topics} role="group" aria-label="Topics">
        {choices.map((choice) => (
          <button
            key={choice ?? 'all'}
            type="button"
            aria-pressed={choice === tag}
            onClick={() => onTag(choice)}
          >
            {choice ? TAG_NAMES[choice] : 'All'}
          </button>
        ))}
      </div>
      <p className={styles.result} role="status">
        {result}
      </p>
    </div>
  );
}
