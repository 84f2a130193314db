export { Cv as default } from '../features/sharing/cv/cv';
