import type { ComponentType } from 'react';
import { render } from '@testing-library/react';
import { Router } from '@skora/shared/router';
import { remoteProps } from './remote-props';

/** Shows a view on a page of the site. `goTo` moves it to another page, as the host does after a navigation. */
export function renderView(View: ComponentType, pathname = '/') {
  const { props, visits } = remoteProps('view', pathname);
  const at = (path: string, key: string) => (
    <Router location={{ ...props.location, pathname: path, key }} navigator={props.navigator}>
      <View />
    </Router>
  );
  const { rerender, ...rest } = render(at(pathname, 'first'));
  return { visits, goTo: (path: string, key = 'next') => rerender(at(path, key)), ...rest };
}
