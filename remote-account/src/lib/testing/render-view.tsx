import { useMemo, useState, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { Router, type To } from '@skora/shared/router';
import { createPath, parsePath } from '@skora/shared/router';
import { LastUser } from '@skora/shared/testing';
import { DocumentsContext } from '../documents/documents-context';
import type { PlayerDocuments } from '../documents/player-documents';

interface PageProps {
  at: string;
  documents: PlayerDocuments;
  children: ReactNode;
}

/** The frame a view lives in: an address that can change, and a store. */
function Page({ at, documents, children }: PageProps) {
  const [address, setAddress] = useState(at);
  const navigator = useMemo(() => {
    const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
    const go = (to: To) => setAddress(createHref(to));
    return { push: go, replace: go, go: () => undefined, createHref };
  }, []);
  return (
    <LastUser>
      <Router location={{ pathname: '/', search: '', hash: '', ...parsePath(address) }} navigator={navigator}>
        <DocumentsContext value={documents}>{children}</DocumentsContext>
        <output data-testid="address">{address}</output>
      </Router>
    </LastUser>
  );
}

/** Renders a view at an address with the documents of a store. */
export function renderView(view: ReactNode, documents: PlayerDocuments, at = '/') {
  return render(
    <Page at={at} documents={documents}>
      {view}
    </Page>,
  );
}
