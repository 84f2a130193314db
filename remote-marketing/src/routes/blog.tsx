import { Container, PageHeader } from '@skora/shared/ui';
import { ArticleList } from '../features/blog/article-list';

export default function Blog() {
  return (
    <Container>
      <PageHeader
        eyebrow="Blog"
        title="Football development, with sources"
        lead="Short articles on testing, talent and training. Each names its studies and says how sure they are."
        pitch="centre"
      />
      <ArticleList />
    </Container>
  );
}
