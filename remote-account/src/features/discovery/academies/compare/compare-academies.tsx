import { paths } from '@skora/shared/contract';
import { Link, useSearchParams } from '@skora/shared/router';
import { ButtonLink, Container, EmptyState, PageHeader, TextLink } from '@skora/shared/ui';
import { readCompared } from './compared';
import { CompareTable } from './compare-table';
import styles from '../academy/academy-page.module.css';

/** Up to three academies beside each other; the address names them. */
export function CompareAcademies() {
  const [parameters] = useSearchParams();
  const ids = readCompared(parameters);
  return (
    <Container className={styles.page}>
      <div>
        <PageHeader
          eyebrow="Academies"
          title="Compare academies"
          lead="The same facts side by side, each with its source."
          size="lg"
        />
        <TextLink component={Link} to={paths.academies()}>
          All academies
        </TextLink>
      </div>
      {ids.length < 2 ? (
        <EmptyState
          title="Choose two or three academies"
          action={
            <ButtonLink component={Link} to={paths.academies()} variant="secondary">
              Browse academies
            </ButtonLink>
          }
        >
          Press “Compare” next to each one in the directory.
        </EmptyState>
      ) : (
        <CompareTable key={ids.join()} ids={ids} />
      )}
    </Container>
  );
}
