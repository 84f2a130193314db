import { paths } from '@skora/shared/contract';
import { Link, useParams } from '@skora/shared/router';
import { ButtonLink, Container, EmptyState, PageHeader, TextLink } from '@skora/shared/ui';
import { LoadGate } from '../../../../lib/documents/load-gate';
import { useAcademies } from '../academy/use-academies';
import { AcademyView } from './academy-view';
import styles from '../academy/academy-page.module.css';

export function AcademyPage() {
  const { id = '' } = useParams();
  const academies = useAcademies([id]);
  const known = academies.status === 'ready' ? academies.value[0] : null;
  return (
    <Container className={styles.page}>
      <div>
        <PageHeader
          eyebrow="Academies"
          title={known?.name ?? 'Academy'}
          lead={known ? known.club : undefined}
          size="lg"
        />
        <TextLink component={Link} to={paths.academies()}>
          All academies
        </TextLink>
      </div>
      <LoadGate loaded={academies} what="this academy">
        {([found]) =>
          found ? (
            <AcademyView academy={found} />
          ) : (
            <EmptyState
              title="This academy is not in the directory"
              action={
                <ButtonLink component={Link} to={paths.academies()} variant="secondary">
                  Browse academies
                </ButtonLink>
              }
            >
              It may have been removed, or part of the link is missing.
            </EmptyState>
          )
        }
      </LoadGate>
    </Container>
  );
}
