/** What servers tell Prometheus; for Node only. */
export { mayReadMetrics, readMetricsAccess, type MetricsAccess } from './metrics-access';
export { ServerMetrics } from './server-metrics';
export { timeWork } from './time-work';
