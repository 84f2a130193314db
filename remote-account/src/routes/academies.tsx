export { Academies as default } from '../features/academies/academies';
