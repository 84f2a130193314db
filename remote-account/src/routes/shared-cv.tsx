export { SharedCv as default } from '../features/shared-cv/shared-cv';
