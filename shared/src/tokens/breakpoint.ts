/**
 * Widths in rem where layouts change. Media queries cannot read custom properties, so CSS writes the number
 * and `media-queries.test.ts` checks that it is one of these.
 */
export const breakpoint = { sm: 30, md: 48, lg: 64, xl: 80 } as const;
