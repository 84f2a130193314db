/** Where browsers send reports of what a page's policy refused. */
export const REPORTS_ADDRESS = '/reports';

const ENDPOINT = 'policy';

/** Header of a page that names the endpoint of its policy. */
export const REPORTING_ENDPOINTS = `${ENDPOINT}="${REPORTS_ADDRESS}"`;

/** Directives of its policy: the new one, and the one that Firefox and older browsers know. */
export const REPORT_DIRECTIVES = [`report-to ${ENDPOINT}`, `report-uri ${REPORTS_ADDRESS}`];
