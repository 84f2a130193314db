/** What servers tell Prometheus; for Node only. */
export { countRequests } from './count-requests';
export { mayReadMetrics, readMetricsAccess, type MetricsAccess } from './metrics-access';
export { ServerMetrics } from './server-metrics';
export { timeWork } from './time-work';
