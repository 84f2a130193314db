import { PRERENDERED } from '@skora/shared/remote';
import type { PageRemote, RemoteModule, RemoteProps } from '@skora/shared/contract';
import type { Parcel, ParcelConfig } from 'single-spa';
import { takeEarlyPress } from '../boot/early-presses';
import { mountParcel } from './parcel-owner';
import { RemoteLoadError } from './remote-load-error';
import { withDeadline } from '@skora/shared/utils';

const LIFECYCLE_DEADLINE_MS = 5_000;
const PATIENCE = { millis: LIFECYCLE_DEADLINE_MS, warningMillis: LIFECYCLE_DEADLINE_MS };
/** single-spa warns of slow devices after a second; a lifecycle is late when our deadline says so. */
const TIMEOUTS = { bootstrap: PATIENCE, mount: PATIENCE, update: PATIENCE, unmount: PATIENCE };

let parcelCount = 0;

/** One mounted remote. single-spa-react keeps state by parcel name, so every mount gets a fresh one. */
export class ParcelHost {
  private constructor(
    readonly remote: PageRemote,
    private readonly parcel: Parcel,
    readonly container: HTMLElement,
  ) {}

  /** Mounts a loaded remote into `container`, hydrating prerendered markup. Rejects with {@link RemoteLoadError}. */
  static async mount(
    remote: PageRemote,
    module: RemoteModule,
    container: HTMLElement,
    props: RemoteProps,
  ): Promise<ParcelHost> {
    parcelCount += 1;
    const { bootstrap, mount, update, unmount } = module;
    const name = `${remote.id}#${parcelCount}`;
    const config = { name, bootstrap, mount, update, unmount, timeouts: TIMEOUTS };
    const mountOwned = await mountParcel();
    const replayPress = takeEarlyPress(container);
    const parcel = mountOwned(config as unknown as ParcelConfig, { ...props, domElement: container });
    try {
      await withDeadline(parcel.mountPromise, LIFECYCLE_DEADLINE_MS, `mounting ${remote.id}`);
    } catch (error) {
      throw new RemoteLoadError(remote.id, 'mount', error);
    }
    container.removeAttribute(PRERENDERED);
    replayPress();
    return new ParcelHost(remote, parcel, container);
  }

  /** Shows other props. Rejects with {@link RemoteLoadError}; the parcel is broken then and must be dropped. */
  async update(props: RemoteProps): Promise<void> {
    try {
      // single-spa replaces all props: without domElement a later mount would land at the end of the body.
      const next = { ...props, domElement: this.container };
      await withDeadline(
        Promise.resolve(this.parcel.update?.(next)),
        LIFECYCLE_DEADLINE_MS,
        `updating ${this.remote.id}`,
      );
    } catch (error) {
      throw new RemoteLoadError(this.remote.id, 'update', error);
    }
  }

  /** Takes the remote off the page; errors of a broken one are of no interest any more. */
  async unmount(): Promise<void> {
    await withDeadline(this.parcel.unmount(), LIFECYCLE_DEADLINE_MS, `unmounting ${this.remote.id}`).catch(
      () => null,
    );
  }
}
