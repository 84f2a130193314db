export { WeeklyEmail as default } from '../features/notifications/weekly-email/weekly-email';
