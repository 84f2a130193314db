export { articleHref } from './articles/article-address';
export { ARTICLES } from './articles/articles';
export { chooseReading } from './choose-reading';
