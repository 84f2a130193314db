import type { ComponentType } from 'react';
import { Route, Router, Routes } from 'react-router-dom';
import type { RemoteProps } from '../contract/remote-module';
import { LastUser } from '../session/last-user';

interface RemoteRootProps extends RemoteProps {
  component: (view: string) => ComponentType;
}

/** The tree of every remote: the host's location in the shared router, and the asked-for view. */
export function RemoteRoot({ component, view, pattern, location, navigator }: RemoteRootProps) {
  const View = component(view);
  return (
    <LastUser>
      <Router location={location} navigator={navigator}>
        <Routes>
          <Route path={pattern} element={<View key={view} />} />
        </Routes>
      </Router>
    </LastUser>
  );
}
