import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { VisuallyHidden } from '@skora/shared/ui';
import { LoadGate } from '../../../../lib/documents/load-gate';
import { compareFacts } from '../academy/academy-facts';
import { SampleNotice } from '../academy/sample-notice';
import { useAcademies } from '../academy/use-academies';
import styles from '../academy/academy-page.module.css';

/** A fact per row, an academy per column. @param ids must not change while mounted */
export function CompareTable({ ids }: { ids: readonly string[] }) {
  const loaded = useAcademies(ids);
  return (
    <LoadGate loaded={loaded} what="these academies">
      {(academies) => (
        <>
          {academies.some((academy) => academy?.fictional) ? <SampleNotice /> : null}
          {/* Wider than a phone; focusable, so that a keyboard can scroll it. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
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
                {compareFacts(academies).map(({ name, facts }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {facts.map((fact, index) => (
                      <td key={ids[index]}>
                        {fact ? (
                          <>
                            {fact.value}
                            {fact.source}
                          </>
                        ) : (
                          <span className={styles.unknown}>{academies[index] ? 'Not known' : '–'}</span>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </LoadGate>
  );
}
