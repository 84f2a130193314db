/** Stacking order; native dialogs live in the top layer above all of these. */
export const layer = { raised: 1, bar: 20, menu: 30, toast: 40, skipLink: 50 } as const;
