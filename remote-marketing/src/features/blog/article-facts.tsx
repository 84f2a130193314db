import { Badge, Cluster } from '@skora/shared/ui';
import type { Article, EvidenceGrade } from './article';

const grades: Record<EvidenceGrade, { label: string; tone: 'success' | 'info' | 'warning' }> = {
  strong: { label: 'Evidence: strong', tone: 'success' },
  mixed: { label: 'Evidence: mixed', tone: 'info' },
  thin: { label: 'Evidence: thin', tone: 'warning' },
};

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Topic, evidence, date and length of an article in one row. */
export function ArticleFacts({ article }: { article: Article }) {
  const { label, tone } = grades[article.evidence];
  return (
    <Cluster gap={2}>
      <Badge>{article.topic}</Badge>
      <Badge tone={tone}>{label}</Badge>
      <Badge icon="calendar">
        <time dateTime={article.published}>{day.format(new Date(article.published))}</time>
      </Badge>
      <Badge icon="clock">{article.minutes} min</Badge>
    </Cluster>
  );
}
