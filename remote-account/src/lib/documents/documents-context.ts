import { createContext, useContext } from 'react';
import { firestoreDocuments } from './firestore-documents';
import { withLastSeen } from './kept-documents';
import type { PlayerDocuments } from './player-documents';

/** Which store the views read and write; Firestore unless a provider says otherwise. */
export const DocumentsContext = createContext<PlayerDocuments>(withLastSeen(firestoreDocuments));

export function useDocuments(): PlayerDocuments {
  return useContext(DocumentsContext);
}
