import { findCell, COARSE_CELL, FINE_CELL } from '../../features/player-map/map-cell';
import { jitteredPoint } from '../../features/player-map/jittered-point';
import { AGE_GROUPS, listFacets, findPlayerType, type MapPlayer } from '../../features/player-map/map-player';
import type { Firestore } from 'firebase-admin/firestore';
import { at, fictionalTown } from './fictional-town';

const NAMES = ['Ada', 'Bela', 'Caro', 'Dano', 'Efe', 'Fina', 'Gio', 'Hana', 'Iko', 'Jola'];
const POSITIONS = ['GK', 'RB', 'CB', 'LB', 'DM', 'CM', 'AM', 'RW', 'LW', 'ST'];

function fictionalPlayer(index: number): MapPlayer {
  const city = fictionalTown(index);
  const position = at(POSITIONS, Math.floor(index / 7));
  const place = jitteredPoint(city, `generated-${index}`);
  const shown = {
    name: `${at(NAMES, Math.floor(index / 3))} X.`,
    position,
    type: findPlayerType(position),
    ageGroup: at(AGE_GROUPS, Math.floor(index / 11)),
    country: city.country,
    city: city.name,
    ...place,
    cell: findCell(place, FINE_CELL),
  };
  return { ...shown, cv: null, facets: listFacets(shown) };
}

interface Sum {
  count: number;
  lat: number;
  lng: number;
}

function add(cells: Record<string, Sum>, cell: string, { lat, lng }: MapPlayer): void {
  const sum = (cells[cell] ??= { count: 0, lat: 0, lng: 0 });
  sum.count += 1;
  sum.lat += lat;
  sum.lng += lng;
}

/** Puts so many made-up players on the map, with the counts the backend would keep. */
export async function fillMap(store: Firestore, count: number): Promise<void> {
  const writer = store.bulkWriter();
  const world: Record<string, Sum> = {};
  const coarse: Record<string, Record<string, Sum>> = {};
  for (let index = 0; index < count; index += 1) {
    const player = fictionalPlayer(index);
    const cell = findCell(player, COARSE_CELL);
    add(world, cell, player);
    add((coarse[cell] ??= {}), player.cell, player);
    const id = `generated-${String(index).padStart(6, '0')}`;
    void writer.set(store.doc(`mapPlayers/${id}`), { ...player, schemaVersion: 1 });
  }
  void writer.set(store.doc('mapCells/world'), { cells: world });
  for (const [cell, cells] of Object.entries(coarse))
    void writer.set(store.doc(`mapCells/${cell}`), { cells });
  await writer.close();
}
