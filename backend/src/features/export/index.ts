/** What other features use of this one. */
export { spendExport } from './export-budget';
