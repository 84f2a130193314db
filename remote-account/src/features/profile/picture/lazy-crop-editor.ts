import { lazy } from 'react';

/** The crop editor and its library, downloaded once a picture is chosen. Render it inside `Suspense`. */
export const LazyCropEditor = lazy(() =>
  import(/* webpackChunkName: "crop-editor" */ './crop-editor').then(({ CropEditor: component }) => ({
    default: component,
  })),
);
