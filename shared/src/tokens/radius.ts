/** Corner radii: crisp by default, `arc` is the corner arc of the pitch used as an ornament. */
export const radius = { sm: '3px', md: '6px', lg: '10px', pill: '999px', arc: '3.5rem' } as const;
