import { Container } from '@skora/shared/ui';
import { ArticleList } from '../features/blog/article-list';
import { EvidencePosts } from '../features/blog/evidence-posts';
import { HowWeWrite } from '../features/blog/how-we-write';
import { PicturedHeader } from '../lib/reading/pictured-header';

export default function Blog() {
  return (
    <Container>
      <PicturedHeader
        eyebrow="Blog"
        title="Football development, with sources"
        lead="For players, parents and goalkeepers: testing, training, growing up and being seen. Each article names its studies and says how sure they are."
        picture={<EvidencePosts />}
      />
      <ArticleList />
      <HowWeWrite />
    </Container>
  );
}
