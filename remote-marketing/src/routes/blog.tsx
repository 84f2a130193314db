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
        lead="Articles about testing, training, growing up, goalkeeping and being seen, for players and parents. Each one names its studies and says how sure they are."
        picture={<EvidencePosts />}
      />
      <ArticleList />
      <HowWeWrite />
    </Container>
  );
}
