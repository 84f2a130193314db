import { paths } from '@skora/shared/contract';
import { Link, useParams } from '@skora/shared/router';
import { ButtonLink, Container, EmptyState, PageHeader, TextLink } from '@skora/shared/ui';
import { useCallback } from 'react';
import type { Loaded } from '@skora/kit';
import { LoadGate } from '../../../../lib/documents/load-gate';
import { AcademyView } from './academy-view';
import styles from '../academy/academy-page.module.css';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { useWatched } from '../../../../lib/documents/use-watched';
import { type AcademyDetails, parseAcademy } from '../academy/parse-academy';

/** One academy; null when it is not in the directory. */
function useAcademy(id: string): Loaded<AcademyDetails | null> {
  const documents = useDocuments();
  return useWatched(
    useCallback(
      (next, failed) => documents.watch(`academies/${id}`, (fields) => next(parseAcademy(fields)), failed),
      [documents, id],
    ),
  );
}

export function AcademyPage() {
  const { id = '' } = useParams();
  const academy = useAcademy(id);
  const known = academy.status === 'ready' ? academy.value : null;
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
      <LoadGate loaded={academy} what="this academy">
        {(found) =>
          found ? (
            <AcademyView id={id} academy={found} />
          ) : (
            <EmptyState
              title="This academy is not in the directory"
              action={
                <ButtonLink component={Link} to={paths.academies()} variant="secondary">
                  Browse academies
                </ButtonLink>
              }
            >
              It may have been removed, or the link is not complete.
            </EmptyState>
          )
        }
      </LoadGate>
    </Container>
  );
}
