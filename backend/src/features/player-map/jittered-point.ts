import { createHash } from 'node:crypto';
import type { City, Point } from '../cities';

const KM_PER_DEGREE = 111;
/** Far enough not to pile players up, near enough to stay at the city. */
const LARGEST_KM = 8;

/**
 * Where a player of a city is shown: its centre, moved by up to 8 km. The same player is always moved the same way,
 * so that looking often does not average the move away.
 */
export function jitteredPoint(city: City, uid: string): Point {
  const hash = createHash('sha256').update(`${uid}@${city.country}:${city.name}`).digest();
  const angle = (hash.readUInt16BE(0) / 65_536) * 2 * Math.PI;
  const km = Math.sqrt(hash.readUInt16BE(2) / 65_536) * LARGEST_KM;
  const lat = city.lat + (km * Math.sin(angle)) / KM_PER_DEGREE;
  const lng = city.lng + (km * Math.cos(angle)) / (KM_PER_DEGREE * Math.cos((city.lat * Math.PI) / 180));
  const wrapped = ((lng + 540) % 360) - 180;
  return { lat: Number(lat.toFixed(3)), lng: Number(wrapped.toFixed(3)) };
}
