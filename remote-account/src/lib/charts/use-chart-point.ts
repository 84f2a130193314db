import { useState, type KeyboardEvent, type PointerEvent } from 'react';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * Which point of a chart is read out: chosen by arrow keys or by pointing. The plot is a slider to assistive
 * technology, so that one tab stop does for all points.
 * @param texts what is read out, by point
 */
export function useChartPoint(texts: readonly string[]) {
  const last = texts.length - 1;
  const [chosen, choose] = useState<number | null>(null);
  const index = Math.min(chosen ?? last, last);
  return {
    index,
    text: texts[index] ?? '',
    /** Whether somebody has pointed at the chart or moved along it. */
    active: chosen !== null,
    plot: {
      role: 'slider',
      tabIndex: 0,
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(last, 0),
      'aria-valuenow': Math.max(index, 0),
      'aria-valuetext': texts[index] ?? '',
      'aria-readonly': true,
      onKeyDown: (event: KeyboardEvent) => {
        const step = STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        choose(Math.max(0, Math.min(last, step(index, last))));
      },
      onPointerMove: (event: PointerEvent<Element>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        if (width > 0)
          choose(Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * last))));
      },
    },
  } as const;
}
