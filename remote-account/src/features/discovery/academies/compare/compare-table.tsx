import { useCallback } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { VisuallyHidden } from '@skora/shared/ui';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { LoadGate } from '../../../../lib/documents/load-gate';
import { useWatched } from '../../../../lib/documents/use-watched';
import { ACADEMY_FACTS } from '../academy/academy-facts';
import { parseAcademy, type AcademyDetails } from '../academy/parse-academy';
import styles from '../academy/academy-page.module.css';

/** A fact per row, an academy per column. @param ids must not change while mounted */
export function CompareTable({ ids }: { ids: readonly string[] }) {
  const documents = useDocuments();
  const list = ids.join();
  const loaded = useWatched<(AcademyDetails | null)[]>(
    useCallback(
      (next, failed) => {
        const found = new Map<string, AcademyDetails | null>();
        const wanted = list.split(',');
        const stops = wanted.map((id) =>
          documents.watch(
            `academies/${id}`,
            (fields) => {
              found.set(id, parseAcademy(fields));
              if (found.size === wanted.length) next(wanted.map((each) => found.get(each) ?? null));
            },
            failed,
          ),
        );
        return () => stops.forEach((stop) => stop());
      },
      [documents, list],
    ),
  );
  return (
    <LoadGate loaded={loaded} what="these academies">
      {(academies) => (
        // Wider than a phone; focusable, so that a keyboard can scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} tabIndex={0} role="group" aria-label="Comparison, scrolls sideways">
          <table className={styles.compare}>
            <caption>
              <VisuallyHidden>Facts of the chosen academies</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <td />
                {academies.map((academy, index) => (
                  <th key={ids[index]} scope="col">
                    {academy ? (
                      <Link to={paths.academy(ids[index])}>{academy.name}</Link>
                    ) : (
                      'Not in the directory'
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ACADEMY_FACTS.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {academies.map((academy, index) => (
                    <td key={ids[index]}>{academy ? value(academy) : '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </LoadGate>
  );
}
