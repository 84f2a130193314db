export { Cv as default } from '../features/cv/cv';
