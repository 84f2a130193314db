import { tile } from 'd3-tile';
import type { MapTiles as TileServer } from '@skora/shared/config';
import { WORLD } from './mercator';
import type { Viewport } from './viewport';
import styles from './world-map.module.css';

interface MapTilesProps {
  server: TileServer;
  view: Viewport;
}

const DEEPEST = 19;

/** Raster tiles of the operator's server, where one is configured; decoration like the countries. */
export function MapTiles({ server, view }: MapTilesProps) {
  const { width, height, k, x, y } = view;
  const side = WORLD * k;
  const layout = tile()
    .size([width, height])
    .scale(side)
    .translate([x + side / 2, y + side / 2])
    .clamp(true);
  const tiles = layout();
  return (
    <svg className={styles.base} width={width} height={height} aria-hidden="true" focusable="false">
      {tiles
        .filter(([, , zoom]) => zoom <= DEEPEST)
        .map(([column, row, zoom]) => (
          <image
            key={`${zoom}/${column}/${row}`}
            href={buildTileAddress(server.url, zoom, column, row)}
            x={(column + tiles.translate[0]) * tiles.scale}
            y={(row + tiles.translate[1]) * tiles.scale}
            // Slightly larger than the tile, so that no seam shows between two tiles.
            width={tiles.scale + 0.5}
            height={tiles.scale + 0.5}
          />
        ))}
    </svg>
  );
}

function buildTileAddress(url: string, zoom: number, column: number, row: number): string {
  return url.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));
}
