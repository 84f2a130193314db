import { formatNumber, type CvNumber } from '@skora/domain';
import { Grid } from '@skora/shared/ui';
import { StatTile } from '@skora/shared/ui/data';
import type { ReactNode } from 'react';
import styles from './number-tile.module.css';
import { Provenance } from './provenance';

export function NumberTile({ number, children }: { number: CvNumber; children?: ReactNode }) {
  const { label, value, unit, note, source } = number;
  return (
    <StatTile
      label={label}
      value={formatNumber(value)}
      unit={unit || undefined}
      note={note || undefined}
      source={<Provenance source={source} />}
      className={styles.tile}
    >
      {children}
    </StatTile>
  );
}

/** Tiles side by side, on paper as well. */
export function NumberTiles({ children }: { children: ReactNode }) {
  return (
    <Grid columns={4} gap={5} className={styles.tiles}>
      {children}
    </Grid>
  );
}
