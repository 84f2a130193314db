/** The remote that is worked on; webpack resolves both to files of its folder. */
declare module 'stand-alone/remote' {
  import type { ReactRemoteModule } from '@skora/shared/contract';

  const remote: ReactRemoteModule;
  export default remote;
}

declare module 'stand-alone/manifest' {
  const manifest: unknown;
  export default manifest;
}
