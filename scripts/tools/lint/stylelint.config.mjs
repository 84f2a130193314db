export default {
  extends: 'stylelint-config-standard',
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$|^sk-[a-z-]+$|^Toastify',
      { message: 'Class names are camelCase in CSS modules (or sk-… for global utilities).' },
    ],
    'custom-property-pattern': '^sk-[a-z0-9-]+$|^[a-z][a-z0-9-]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'no-descending-specificity': null,
    'declaration-block-no-redundant-longhand-properties': null,
  },
  overrides: [
    {
      files: ['remote-*/**/*.css', 'host/**/*.css'],
      rules: {
        'color-no-hex': [true, { message: 'Colours come from the tokens: use var(--sk-…).' }],
      },
    },
  ],
};
