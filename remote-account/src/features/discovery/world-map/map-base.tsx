import { memo } from 'react';
import type { CountryShape } from './base-map';
import { chooseNames, type Box } from './country-names';
import type { Viewport } from './viewport';
import styles from './world-map.module.css';

interface MapBaseProps {
  countries: readonly CountryShape[];
  view: Viewport;
  /** Where the marks are. */
  taken: readonly Box[];
}

const Countries = memo(function Countries({ countries }: { countries: readonly CountryShape[] }) {
  return countries.map(({ id, path }) => <path key={id} d={path} className={styles.country} />);
});

/** Land, borders and the names of countries that have room; decoration, the marks carry the meaning. */
export function MapBase({ countries, view, taken }: MapBaseProps) {
  const { k, x, y, width, height } = view;
  const inSight = countries.filter(
    ({ box: [left, top, right, bottom] }) =>
      right * k + x > 0 && left * k + x < width && bottom * k + y > 0 && top * k + y < height,
  );
  const named = chooseNames(inSight, view, taken);
  return (
    <svg className={styles.base} width={width} height={height} aria-hidden="true" focusable="false">
      <g transform={`translate(${x} ${y}) scale(${k})`}>
        <Countries countries={inSight.length > countries.length * 0.6 ? countries : inSight} />
      </g>
      {named.map(({ id, name, ...at }) => (
        <text key={id} className={styles.name} {...at}>
          {name}
        </text>
      ))}
    </svg>
  );
}
