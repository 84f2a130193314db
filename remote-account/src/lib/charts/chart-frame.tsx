import { wholeDates } from '@skora/domain';
import type { ReactNode } from 'react';
import tableStyles from './chart-table.module.css';
import styles from './charts.module.css';

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ChartFrameProps {
  title: string;
  /** What the lines and marks are, each with its sign. */
  legend?: ReactNode;
  /** The point that is read out; charts that say all of it in words have none. */
  readout?: string;
  table: ChartTable;
  children: ReactNode;
}

/** A chart with its name, its legend, the value pointed at, and the same numbers as a table. */
export function ChartFrame({ title, legend, readout, table, children }: ChartFrameProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {legend ? <span className={styles.legend}>{legend}</span> : null}
      </figcaption>
      {children}
      {readout === undefined ? null : (
        <p className={styles.readout} aria-hidden="true">
          {wholeDates(readout)}
        </p>
      )}
      <details className={tableStyles.table}>
        <summary>{title} as a table</summary>
        {/* Wider than a phone at times; focusable, so that a keyboard can scroll it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={tableStyles.scroll} tabIndex={0} role="group" aria-label={`${title}, table`}>
          <table>
            <caption className={tableStyles.hidden}>{title}</caption>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([first, ...others]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {others.map((cell, index) => (
                    <td key={table.head[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
