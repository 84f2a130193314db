import { ArticleStep } from '../../features/article-step/article-step';

export default ArticleStep;
