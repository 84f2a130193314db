import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a component that renders as `C` (an element name or, for links, the router's `Link`): its own
 * props, plus whatever `C` takes.
 */
export type PolymorphicProps<C extends ElementType, Own> = Own & { component?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'component'
  >;
