// What builds make of files that are no code. A picture or font is its address.
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.jpeg' {
  const address: string;
  export default address;
}
declare module '*.gif' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.css';

/** Markdown with front matter between two lines of `---`. */
declare module '*.md' {
  import type { ComponentType, ElementType } from 'react';

  type Facts = Readonly<Record<string, unknown> & { words: number; minutes: number }>;
  type Components = Readonly<Record<string, ElementType>>;
  /** The front matter, the number of words, and how many minutes they take. */
  export const facts: Facts;
  /** Headings of rank 2, in order. */
  export const headings: readonly string[];
  const Text: ComponentType<{ components?: Components }>;
  export default Text;
}

/** The facts without the text, for lists. */
declare module '*.md?facts' {
  export const facts: Readonly<Record<string, unknown> & { words: number; minutes: number }>;
}
