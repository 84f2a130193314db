import { Link } from '@skora/shared/router';
import { Card, classNames, Heading, Text } from '@skora/shared/ui';
import type { Article } from './article';
import { articleHref } from './article-address';
import styles from './article-card.module.css';
import { EvidenceMark } from '../../../lib/evidence/evidence-mark';
import { MoveGraphic } from './move-graphic';
import { TAG_NAMES } from './tags';

interface ArticleCardProps {
  article: Article;
  level: 2 | 3;
  /** Wide, with its drawing beside the words. */
  lead?: boolean;
}

/** An article in a list: drawing, title, what it says, how long and how sure. */
export function ArticleCard({ article, level, lead }: ArticleCardProps) {
  return (
    <Card
      component="article"
      interactive
      padding="none"
      className={classNames(styles.card, lead && styles.lead)}
    >
      <MoveGraphic article={article} className={styles.move} />
      <div className={styles.words}>
        <p className={styles.tags}>{article.tags.map((tag) => TAG_NAMES[tag]).join(' · ')}</p>
        <Heading level={level} size={lead ? 'lg' : 'md'}>
          <Link to={articleHref(article)} data-card-link="">
            {article.title}
          </Link>
        </Heading>
        <Text tone="muted">{article.description}</Text>
        <p className={styles.foot}>
          <EvidenceMark grade={article.evidence} />
          <span>{article.minutes} min read</span>
        </p>
      </div>
    </Card>
  );
}
