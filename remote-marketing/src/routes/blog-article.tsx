import { useLocation } from '@skora/shared/router';
import { articleAt } from '../features/blog/articles/article-address';
import { ArticlePage } from '../features/blog/article/article-page';
import NotFound from './not-found';

export default function BlogArticle() {
  const article = articleAt(useLocation().pathname);
  return article ? <ArticlePage article={article} /> : <NotFound />;
}
