export { CvComparison } from './comparison/cv-comparison';
export { useComparisonSource } from './comparison/use-comparison-source';
export { GoalStanding } from './goals/goal-standing';
export { useGoals } from './goals/use-goals';
export { usePlayerRecord, type PlayerRecord } from './use-player-record';
export { LoadTrend } from './weekly-stats/load-trend';
export { WeekTotals } from './weekly-stats/week-totals';
