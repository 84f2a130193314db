import { useCallback, useEffect, useRef } from 'react';

/** Makes an address for a chosen file when it is wanted, and takes it back with the file. */
export function useFileAddress(file: File | null): () => string {
  const made = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (made.current !== null) URL.revokeObjectURL(made.current);
      made.current = null;
    },
    [file],
  );
  return useCallback(() => {
    made.current ??= URL.createObjectURL(file ?? new Blob());
    return made.current;
  }, [file]);
}
