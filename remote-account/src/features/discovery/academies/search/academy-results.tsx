import { failureMessage, type Requested } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { Button, EmptyState, ErrorState, Skeleton, Stack, Text } from '@skora/shared/ui';
import { AcademyItem } from './academy-item';
import type { AcademyPage } from '../api/academies-api';
import { SampleNotice } from '../academy/sample-notice';
import styles from './academies.module.css';

interface AcademyResultsProps {
  page: Requested<AcademyPage>;
  saved: { ids: readonly string[] | null; toggle: (id: string) => void };
  activeId: string | null;
  compared: readonly string[];
  onActivate: (id: string | null) => void;
  onCompare: (id: string) => void;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** Whether a message stands in place of the list. The field reports an unknown city; the list stays as it was. */
export function hasListFailed({ error, value }: Requested<AcademyPage>): boolean {
  return Boolean(error) && !(error instanceof Refusal && error.status === 422 && value);
}

export function AcademyResults(props: AcademyResultsProps) {
  const { page, saved, activeId, compared, onActivate, onCompare, onPage, onClear } = props;
  const { value, busy, error, retry } = page;
  if (hasListFailed(page)) {
    return (
      <ErrorState title="We could not load the academies" onRetry={retry} retrying={busy}>
        {failureMessage(error)}
      </ErrorState>
    );
  }
  if (!value) {
    return (
      <Stack gap={4}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  }
  if (value.total === 0) {
    return (
      <EmptyState
        title="No academy matches"
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all academies
          </Button>
        }
      >
        Remove a filter or try fewer words. We know little about many academies, so a filter may miss some.
      </EmptyState>
    );
  }
  return (
    <div aria-busy={busy} className={styles.results}>
      {/* Among what comes with the answer, so that its arrival moves nothing. */}
      {value.academies.some(({ fictional }) => fictional) ? <SampleNotice /> : null}
      <ul className={styles.list}>
        {value.academies.map((academy) => (
          <AcademyItem
            key={academy.id}
            academy={academy}
            active={academy.id === activeId}
            saved={saved.ids ? saved.ids.includes(academy.id) : null}
            compared={compared.includes(academy.id)}
            onActivate={onActivate}
            onSave={saved.toggle}
            onCompare={onCompare}
          />
        ))}
      </ul>
      <AcademyPages page={value.page} pages={value.pages} onPage={onPage} />
    </div>
  );
}

interface AcademyPagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function AcademyPages({ page, pages, onPage }: AcademyPagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Button variant="secondary" size="sm" aria-disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous page
      </Button>
      <Text component="span" size="small" tone="muted">
        Page {page} of {pages}
      </Text>
      <Button variant="secondary" size="sm" aria-disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}
