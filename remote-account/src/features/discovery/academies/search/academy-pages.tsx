import { Button, Text } from '@skora/shared/ui';
import styles from './academies.module.css';

interface AcademyPagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function AcademyPages({ page, pages, onPage }: AcademyPagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous page
      </Button>
      <Text component="span" size="small" tone="muted">
        Page {page} of {pages}
      </Text>
      <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}
