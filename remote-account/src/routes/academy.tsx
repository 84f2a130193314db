export { AcademyPage as default } from '../features/discovery/academies/page/academy-page';
