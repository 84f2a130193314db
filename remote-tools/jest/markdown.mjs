import { compilePost } from '@skora/remote-tools/compile-post';

/** Posts in tests: the same module as webpack's loader makes. */
export default {
  process(source) {
    const { facts, headings, code } = compilePost(source, 'function-body');
    return {
      code: `const text = (function () {\n${code}\n})(require('react/jsx-runtime'));
module.exports = {
  __esModule: true,
  default: text.default,
  facts: ${JSON.stringify(facts)},
  headings: ${JSON.stringify(headings)},
};`,
    };
  },
};
