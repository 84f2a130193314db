import { useLayoutEffect, useRef } from 'react';
import { addOutlet, isFilled } from './page-slots';

interface PageSlotProps {
  /** As the page's route `offers` it in the manifest, e.g. `home:highlights`. */
  name: string;
  /** Reserves the height of what fills it, so that nothing moves when that comes late. */
  className?: string;
}

/**
 * A place of a page that another remote may fill through its manifest. Takes no room while nobody does. What fills it is
 * mounted by the host in a React root of its own, after the page, and its failure leaves the page alone.
 * @example <PageSlot name="home:highlights" className={styles.highlights} />
 */
export function PageSlot({ name, className }: PageSlotProps) {
  const outlet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = outlet.current;
    if (!element || !isFilled(name)) return undefined;
    // Hydration leaves attributes as the server sent them.
    element.hidden = false;
    return addOutlet({ name, element });
  }, [name]);
  // With a text as its child, React takes the element for a leaf: together with `suppressHydrationWarning` it keeps what
  // the server put into it, and never looks inside again. The server knows the opening tag by its first two attributes.
  return (
    <div
      hidden={!isFilled(name)}
      data-page-slot={name}
      className={className}
      ref={outlet}
      suppressHydrationWarning
    >
      {''}
    </div>
  );
}
