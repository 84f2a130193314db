import { lazy } from 'react';

/** Charts and their library, downloaded only when one of them is shown. Render them inside {@link ChartSuspense}. */
export const TrendChart = lazy(() =>
  import(/* webpackChunkName: "chart-trend" */ './trend-chart').then(({ TrendChart: component }) => ({
    default: component,
  })),
);

export const ProgressChart = lazy(() =>
  import(/* webpackChunkName: "chart-progress" */ './progress-chart').then(
    ({ ProgressChart: component }) => ({
      default: component,
    }),
  ),
);

export const RadarChart = lazy(() =>
  import(/* webpackChunkName: "chart-radar" */ './radar-chart').then(({ RadarChart: component }) => ({
    default: component,
  })),
);
