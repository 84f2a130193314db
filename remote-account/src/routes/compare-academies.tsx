export { CompareAcademies as default } from '../features/discovery/academies/compare/compare-academies';
