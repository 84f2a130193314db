/** The words of the layout, which are the same in every mail. */
export const WORDS = {
  language: 'en',
  wordmark: 'SKORA',
  linkHint: 'If the button does not work, copy this link into your browser:',
  signature: 'SKORA – Data. Direction. Destiny.',
  /** For readers who have never heard of us. */
  about: 'SKORA is a website where football players keep their stats and share their\u00a0CV.',
} as const;
