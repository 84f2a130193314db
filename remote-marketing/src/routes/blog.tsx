import { Container, PageHeader } from '@skora/shared/ui';
import { ArticleList } from '../features/blog/article-list';
import { HowWeWrite } from '../features/blog/how-we-write';

export default function Blog() {
  return (
    <Container>
      <PageHeader
        eyebrow="Blog"
        title="Football development, with sources"
        lead="For players, parents and goalkeepers: testing, training, growing up and being seen. Each article names its studies and says how sure they are."
        pitch="centre"
      />
      <ArticleList />
      <HowWeWrite />
    </Container>
  );
}
