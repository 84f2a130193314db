import { PageSlot } from '@skora/shared/remote';
import { Container, Skeleton } from '@skora/shared/ui';
import { Suspense } from 'react';
import paper from '../../../lib/reading/paper.module.css';
import { PicturedHeader } from '../../../lib/reading/pictured-header';
import { SourceList } from '../../../lib/reading/source-list';
import type { Article } from '../articles/article';
import styles from './article-page.module.css';
import { ArticleText } from './article-text';
import { Byline } from './byline';
import { EvidenceNote } from './evidence-note';
import { MoveGraphic } from '../articles/move-graphic';
import { ReadOn } from './read-on';
import { TAG_NAMES } from '../articles/tags';

/** One article with its evidence, sources and what to read next. */
export function ArticlePage({ article }: { article: Article }) {
  return (
    <Container className={paper.paper}>
      <div className={styles.progress} aria-hidden="true" />
      <article>
        <PicturedHeader
          eyebrow={article.tags.map((tag) => TAG_NAMES[tag]).join(' · ')}
          title={article.title}
          lead={article.description}
          actions={<Byline article={article} />}
          picture={<MoveGraphic article={article} className={styles.move} />}
        />
        <div className={styles.body}>
          <Suspense fallback={<Skeleton lines={12} />}>
            <ArticleText slug={article.slug} />
          </Suspense>
          <div className={styles.proof}>
            <EvidenceNote article={article} />
            <SourceList sources={article.sources} />
          </div>
        </div>
      </article>
      <PageSlot name="blog-article:next-step" className={styles.nextStep} />
      <ReadOn article={article} />
    </Container>
  );
}
