import { memo } from 'react';
import type { CountryShape } from './base-map';
import styles from './world-map.module.css';
import { scaleToZoom, type Viewport } from './viewport';

interface MapBaseProps {
  countries: readonly CountryShape[];
  view: Viewport;
}

const Countries = memo(function Countries({ countries }: { countries: readonly CountryShape[] }) {
  return countries.map(({ id, path }) => <path key={id} d={path} className={styles.country} />);
});

/** A name of about so many pixels per letter fits its country from here on. */
const LETTER_PX = 8;
const NAMES_FROM = 2;

function hasRoomForName(
  { name, room, label, box }: CountryShape,
  { k, x, y, width, height }: Viewport,
): boolean {
  const left = label[0] * k + x;
  const top = label[1] * k + y;
  const inSight = left > 0 && left < width && top > 0 && top < height;
  return inSight && room * k > name.length * LETTER_PX && (box[3] - box[1]) * k > 24;
}

/** Land, borders and the names of countries that have room; decoration, the marks carry the meaning. */
export function MapBase({ countries, view }: MapBaseProps) {
  const { k, x, y, width, height } = view;
  const inSight = countries.filter(
    ({ box: [left, top, right, bottom] }) =>
      right * k + x > 0 && left * k + x < width && bottom * k + y > 0 && top * k + y < height,
  );
  const named =
    scaleToZoom(k) >= NAMES_FROM ? inSight.filter((country) => hasRoomForName(country, view)) : [];
  return (
    <svg className={styles.base} width={width} height={height} aria-hidden="true" focusable="false">
      <g transform={`translate(${x} ${y}) scale(${k})`}>
        <Countries countries={inSight.length > countries.length * 0.6 ? countries : inSight} />
      </g>
      {named.map(({ id, name, label }) => (
        <text key={id} className={styles.name} x={label[0] * k + x} y={label[1] * k + y}>
          {name}
        </text>
      ))}
    </svg>
  );
}
