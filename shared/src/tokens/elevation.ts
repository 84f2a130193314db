/** Shadows. On the dark surfaces depth comes mostly from the surface colour and a hairline. */
export const elevation = {
  raised: '0 1px 2px rgb(0 0 0 / 40%)',
  overlay: '0 1.5rem 4rem rgb(0 0 0 / 62%), 0 0.25rem 1rem rgb(0 0 0 / 40%)',
} as const;
