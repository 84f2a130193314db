/** What other features use of this one. */
export { useChoices } from './choices/use-choices';
export { WeeklyDay } from './choices/weekly-day';
