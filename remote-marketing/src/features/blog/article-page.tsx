import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Container, Notice, PageHeader, Stack, Text, TextLink } from '@skora/shared/ui';
import { Prose } from '../reading/prose';
import styles from '../reading/page-end.module.css';
import { SourceList } from '../reading/source-list';
import type { Article } from './article';
import { ArticleFacts } from './article-facts';

/** One article with its evidence and sources. */
export function ArticlePage({ article }: { article: Article }) {
  const { Body } = article;
  return (
    <Container component="article" width="text">
      <PageHeader
        eyebrow="Blog"
        title={article.title}
        lead={article.summary}
        size="lg"
        actions={<ArticleFacts article={article} />}
      />
      <Stack gap={6} className={styles.end}>
        <Text size="small" tone="muted">
          Written by the SKORA team. Nobody paid for it.
        </Text>
        <Prose>
          <Body />
        </Prose>
        <Notice title="How sure is this?">{article.evidenceNote}</Notice>
        <SourceList sources={article.sources} />
        <TextLink component={Link} to={paths.blog()} arrow>
          All articles
        </TextLink>
      </Stack>
    </Container>
  );
}
