export { AcademyPage as default } from '../features/academies/academy-page';
