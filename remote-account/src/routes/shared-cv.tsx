export { SharedCv as default } from '../features/sharing/shared-cv/shared-cv';
