import { Link } from '@skora/shared/router';
import { Card, Heading, Stack, Text } from '@skora/shared/ui';
import { articleHref } from './article-address';
import { ArticleFacts } from './article-facts';
import { ARTICLES } from './articles';
import styles from './article-list.module.css';

/** All articles as cards. */
export function ArticleList() {
  return (
    <div className={styles.list}>
      {ARTICLES.map((article) => (
        <Card key={article.slug} component="article" interactive corner padding="lg">
          <Stack gap={4}>
            <ArticleFacts article={article} />
            <Heading level={2} size="md">
              <Link to={articleHref(article)} data-card-link="">
                {article.title}
              </Link>
            </Heading>
            <Text tone="muted">{article.summary}</Text>
          </Stack>
        </Card>
      ))}
    </div>
  );
}
