import styles from './player-map.module.css';

interface GraticuleProps {
  /** Degrees, WGS 84. */
  centre: { lat: number; lng: number };
}

const SPAN_LNG = 60;
const SPAN_LAT = 34;
const LINES = Array.from({ length: 73 }, (_, index) => -180 + index * 5);

/** Lines of longitude and latitude every five degrees around the centre; no players, because there are none. */
export function Graticule({ centre }: GraticuleProps) {
  const west = centre.lng - SPAN_LNG / 2;
  const north = centre.lat + SPAN_LAT / 2;
  const x = (lng: number) => lng - west;
  const y = (lat: number) => north - lat;
  const meridians = LINES.filter((lng) => x(lng) >= 0 && x(lng) <= SPAN_LNG);
  const parallels = LINES.filter((lat) => Math.abs(lat) <= 90 && y(lat) >= 0 && y(lat) <= SPAN_LAT);
  return (
    <svg
      className={styles.graticule}
      viewBox={`0 0 ${SPAN_LNG} ${SPAN_LAT}`}
      role="img"
      aria-label={describe(centre)}
    >
      {meridians.map((lng) => (
        <g key={`m${lng}`}>
          <path className={styles.line} d={`M${x(lng)} 0V${SPAN_LAT}`} />
          <text className={styles.degree} x={x(lng) + 0.3} y={SPAN_LAT - 0.5}>
            {degrees(lng, 'E', 'W')}
          </text>
        </g>
      ))}
      {parallels.map((lat) => (
        <g key={`p${lat}`}>
          <path className={styles.line} d={`M0 ${y(lat)}H${SPAN_LNG}`} />
          <text className={styles.degree} x={0.4} y={y(lat) - 0.3}>
            {degrees(lat, 'N', 'S')}
          </text>
        </g>
      ))}
      <circle className={styles.ring} cx={SPAN_LNG / 2} cy={SPAN_LAT / 2} r="9.15" />
      <circle className={styles.spot} cx={SPAN_LNG / 2} cy={SPAN_LAT / 2} r="0.5" />
    </svg>
  );
}

function describe({ lat, lng }: GraticuleProps['centre']): string {
  return `Map grid centred on ${degrees(lat, 'N', 'S')} ${degrees(lng, 'E', 'W')}, without players`;
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value)}°${value === 0 ? '' : value > 0 ? positive : negative}`;
}
