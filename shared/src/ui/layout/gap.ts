/** Distance between children: a step of the space scale. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
