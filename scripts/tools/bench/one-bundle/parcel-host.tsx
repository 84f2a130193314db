import type { PageRemote, RemoteProps } from '@skora/shared/contract';
import { useLayoutEffect, type ReactNode } from 'react';
import { useEarlyInput } from '../../../../shared/src/remote/early-input';
import { hydratingClient } from '../../../../shared/src/remote/hydrating-client';
import { hasKeptMarkup } from '../../../../shared/src/remote/kept-markup';
import { RemoteRoot } from '../../../../shared/src/remote/remote-root';
import type { OneModule } from './load-remote';

interface ShownProps {
  container: HTMLElement;
  onShown: () => void;
  children: ReactNode;
}

/** Tells when React has committed what it was asked for, as single-spa-react does. */
function Shown({ container, onShown, children }: ShownProps) {
  useEarlyInput(hasKeptMarkup(container) ? container : null);
  useLayoutEffect(onShown, [onShown]);
  return children;
}

/** Stands in for the host's class of this name: a React root without a parcel around it. */
export class ParcelHost {
  private constructor(
    readonly remote: PageRemote,
    private readonly module: OneModule,
    private readonly root: ReturnType<ReturnType<typeof hydratingClient>['createRoot']>,
    readonly container: HTMLElement,
  ) {}

  static async mount(
    remote: PageRemote,
    module: OneModule,
    container: HTMLElement,
    props: RemoteProps,
  ): Promise<ParcelHost> {
    const root = hydratingClient(remote.id, props.onRemoteError).createRoot(container);
    const host = new ParcelHost(remote, module, root, container);
    await host.update(props);
    return host;
  }

  async update(props: RemoteProps): Promise<void> {
    await new Promise<void>((resolve) => {
      this.root.render(
        <Shown container={this.container} onShown={resolve}>
          <RemoteRoot {...props} component={this.module.component} />
        </Shown>,
      );
    });
  }

  async unmount(): Promise<void> {
    this.root.unmount();
  }
}
