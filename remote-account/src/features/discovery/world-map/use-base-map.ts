import { useEffect, useState } from 'react';
import type { CountryShape } from './base-map';

/** From this zoom on the coarse coast looks wrong. */
const FINE_FROM = 3.5;

type Detail = 'coarse' | 'fine';

const shapes = new Map<Detail, Promise<CountryShape[]>>();

async function load(detail: Detail): Promise<CountryShape[]> {
  const [{ countryShapes }, { default: topology }] = await Promise.all([
    import(/* webpackChunkName: "map-drawing" */ './base-map'),
    detail === 'coarse'
      ? import(/* webpackChunkName: "map-coarse" */ 'world-atlas/countries-110m.json')
      : import(/* webpackChunkName: "map-fine" */ 'world-atlas/countries-50m.json'),
  ]);
  return countryShapes(topology);
}

function loadShapes(detail: Detail): Promise<CountryShape[]> {
  const known = shapes.get(detail);
  if (known) return known;
  const loading = load(detail).catch((error: unknown) => {
    shapes.delete(detail);
    throw error;
  });
  shapes.set(detail, loading);
  return loading;
}

/**
 * The countries to draw at a zoom: coarse ones first, fine ones when they are needed and there.
 * @param zoom null while the map has no size, and nothing to draw on
 */
export function useBaseMap(zoom: number | null): readonly CountryShape[] {
  const [drawn, setDrawn] = useState<readonly CountryShape[]>([]);
  const detail = zoom === null ? null : zoom >= FINE_FROM ? 'fine' : 'coarse';
  useEffect(() => {
    if (detail === null) return;
    let current = true;
    loadShapes(detail).then(
      (countries) => {
        if (current) setDrawn(countries);
      },
      // The marks alone still show where things are.
      (error: unknown) => console.info('[skora] the base map could not be loaded:', error),
    );
    return () => {
      current = false;
    };
  }, [detail]);
  return drawn;
}
