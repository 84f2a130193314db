import { mountRootParcel, type AppProps } from 'single-spa';

type MountParcel = AppProps['mountParcel'];

let owned: Promise<MountParcel> | undefined;

function mountOwner(): Promise<MountParcel> {
  return new Promise((resolve, reject) => {
    const owner = {
      name: 'host',
      bootstrap: async () => undefined,
      mount: async (props: AppProps) => resolve(props.mountParcel),
      unmount: async () => undefined,
    };
    mountRootParcel(owner, { domElement: document.body }).mountPromise.catch(reject);
  });
}

/**
 * Mounts parcels of one owner, which shows nothing. single-spa forgets an unmounted parcel only when its owner has a
 * name, and its root has none: each page that was left would stay in memory with all its listeners.
 */
export function mountParcel(): Promise<MountParcel> {
  return (owned ??= mountOwner());
}
