// Ambient declarations cannot have import statements, or they would no longer be ambient.
/* eslint-disable @typescript-eslint/consistent-type-imports */
declare module '*.md?facts' {
  export const facts: import('./features/blog/articles/article').ArticleFacts;
}
declare module '*.md' {
  type Text = import('./features/blog/article/article-texts').ArticleTextModule;
  export const facts: import('./features/blog/articles/article').ArticleFacts;
  export const headings: Text['headings'];
  const component: Text['default'];
  export default component;
}
