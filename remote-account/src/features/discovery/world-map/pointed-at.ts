import type { MouseEvent } from 'react';

/**
 * Tells when a pointer was moved onto an element. Scrolling an element under a resting pointer is nobody's choice, and
 * browsers make up a movement for it.
 */
export function pointedAt(tell: () => void): { onMouseMove: (event: MouseEvent) => void } {
  return {
    onMouseMove: ({ movementX, movementY }) => {
      if (movementX !== 0 || movementY !== 0) tell();
    },
  };
}
