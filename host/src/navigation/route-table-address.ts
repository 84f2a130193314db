/** Where the host's server tells all routes: `?v=` names the table that a page was made with, `{ "remote-auth": { "routes": […] } }`. */
export const ROUTE_TABLE_ADDRESS = '/routes.json';
