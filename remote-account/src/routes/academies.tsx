export { Academies as default } from '../features/discovery/academies/search/academies';
