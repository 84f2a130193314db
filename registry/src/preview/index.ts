export {
  assertValid,
  MAX_PREVIEW_MS,
  parsePreview,
  PreviewRefusal,
  readPreview,
  signPreview,
  type Preview,
} from './preview-link';
