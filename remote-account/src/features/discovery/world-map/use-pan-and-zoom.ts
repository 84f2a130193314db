import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { select, type Selection } from 'd3-selection';
import { zoom as zoomBehaviour, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { WORLD, type MapPoint } from './mercator';
import { findCentre, lookAt, MAX_ZOOM, MIN_ZOOM, zoomToScale, scaleToZoom, type Viewport } from './viewport';

interface Camera {
  centre: MapPoint;
  zoom: number;
}

interface PanAndZoom {
  view: Viewport | null;
  zoomBy: (steps: number) => void;
  /** By shares of the map's width and height. */
  panBy: (right: number, down: number) => void;
  goTo: (camera: Camera) => void;
}

interface D3Event {
  transform: ZoomTransform;
  /** Null when the page moved the map. */
  sourceEvent: unknown;
}

type Surface = Selection<HTMLElement, unknown, null, undefined>;

/** A page must scroll past a map: the wheel zooms with Ctrl, and one finger scrolls the page. */
function isForTheMap(event: MouseEvent | TouchEvent): boolean {
  if ('touches' in event) return event.touches.length > 1;
  if (event.target instanceof Element && event.target.closest('button, a')) return false;
  return event.type === 'wheel' ? event.ctrlKey || event.metaKey : event.button === 0;
}

/** Moves a map by pointer, wheel, pinch and calls. @param size null until the element is measured */
export function usePanAndZoom(
  element: RefObject<HTMLElement | null>,
  size: { width: number; height: number } | null,
  start: Camera,
  moved: (view: Viewport, byVisitor: boolean) => void,
): PanAndZoom {
  const [transform, setTransform] = useState<ZoomTransform | null>(null);
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  const camera = useRef(start);
  const asked = useRef(false);
  const tell = useRef(moved);
  useEffect(() => {
    tell.current = moved;
  });
  const { width = 0, height = 0 } = size ?? {};

  useEffect(() => {
    const target = element.current;
    if (!target || width === 0 || height === 0) return undefined;
    const surface: Surface = select<HTMLElement, unknown>(target);
    const smallest = Math.max(zoomToScale(MIN_ZOOM), width / WORLD, height / WORLD);
    const zooming = zoomBehaviour<HTMLElement, unknown>()
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [0, 0],
        [WORLD, WORLD],
      ])
      .scaleExtent([smallest, zoomToScale(MAX_ZOOM)])
      .filter(isForTheMap)
      .on('zoom', ({ transform: next }: D3Event) => {
        const { k, x, y } = next;
        // A map of another size starts here again.
        camera.current = { centre: findCentre({ width, height, k, x, y }), zoom: scaleToZoom(k) };
        setTransform(next);
      })
      .on('end', ({ sourceEvent, transform: { k, x, y } }: D3Event) =>
        tell.current({ width, height, k, x, y }, asked.current || Boolean(sourceEvent)),
      );
    behaviour.current = zooming;
    surface.call(zooming).on('dblclick.zoom', null);
    const { k, x, y } = lookAt({ width, height }, camera.current.centre, camera.current.zoom);
    surface.call(zooming.transform, zoomIdentity.translate(x, y).scale(Math.max(k, smallest)));
    return () => {
      surface.on('.zoom', null);
    };
  }, [element, width, height]);

  const act = useCallback(
    (action: (surface: Surface, zooming: ZoomBehavior<HTMLElement, unknown>) => void) => {
      if (element.current && behaviour.current) {
        action(select<HTMLElement, unknown>(element.current), behaviour.current);
      }
    },
    [element],
  );
  const zoomBy = useCallback(
    (steps: number) => {
      asked.current = true;
      act((surface, zooming) => surface.call(zooming.scaleBy, 2 ** steps));
      asked.current = false;
    },
    [act],
  );
  const panBy = useCallback(
    (right: number, down: number) => {
      asked.current = true;
      act((surface, zooming) => {
        const k = transform?.k ?? 1;
        surface.call(zooming.translateBy, (-right * width) / k, (-down * height) / k);
      });
      asked.current = false;
    },
    [act, width, height, transform],
  );
  const goTo = useCallback(
    ({ centre, zoom }: Camera) => {
      camera.current = { centre, zoom };
      act((surface, zooming) => {
        const [smallest] = zooming.scaleExtent();
        const closeEnough = Math.max(zoom, scaleToZoom(smallest));
        const { k, x, y } = lookAt({ width, height }, centre, closeEnough);
        surface.call(zooming.transform, zoomIdentity.translate(x, y).scale(k));
      });
    },
    [act, width, height],
  );
  const view = transform && size ? { ...size, k: transform.k, x: transform.x, y: transform.y } : null;
  return { view, zoomBy, panBy, goTo };
}

export function zoomLevel(view: Viewport): number {
  return Math.max(0, scaleToZoom(view.k));
}
