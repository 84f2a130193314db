export { CompareAcademies as default } from '../features/academies/compare-academies';
