import { Badge } from '../badge/badge';
import { ButtonLink } from '../button/button-link';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { IconList } from '../icon-list/icon-list';
import { Cluster } from '../layout/cluster';
import { Grid } from '../layout/grid';
import { Stack } from '../layout/stack';
import { Notice } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import { Spinner } from '../spinner/spinner';
import { EmptyState } from '../state/empty-state';
import { ErrorState } from '../state/error-state';
import { Heading } from '../typography/heading';
import { Text } from '../typography/text';
import { SampleSection } from './sample-section';
import { Specimen } from './specimen';

const cards = [
  { title: 'Physical', text: 'Speed, power and endurance, each with its protocol.', tone: 'solid' },
  { title: 'Technical', text: 'Touch, passing and finishing, counted and repeated.', tone: 'outline' },
  { title: 'Your next step', text: 'Repeat the 20 m sprint: the last one is 9 weeks old.', tone: 'accent' },
] as const;

/** Cards, notices, and the loading, empty and error states. */
export function ContentSection({ onRetry }: { onRetry: () => void }) {
  return (
    <SampleSection
      id="content"
      title="Content and states"
      lead="Every place has four states: full, loading, empty and failed. Each is designed and offers a next step."
    >
      <Specimen title="Cards">
        <Grid>
          {cards.map(({ title, text, tone }) => (
            <Card key={title} component="article" tone={tone} corner interactive={tone !== 'accent'}>
              <Stack gap={3} align="start">
                {tone === 'accent' ? <Badge tone="accent">Due</Badge> : null}
                <Heading level={4}>
                  {tone === 'accent' ? (
                    title
                  ) : (
                    <a data-card-link="" href="#content">
                      {title}
                    </a>
                  )}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Specimen>
      <Specimen title="What is included">
        <IconList wide items={['One link to share', 'A CV as PDF', 'Everything as JSON', 'Weekly stats']} />
      </Specimen>
      <Specimen title="Notices">
        <Grid columns={2} gap={4}>
          <Notice title="Only you can see this">Nothing here is public until you share it.</Notice>
          <Notice tone="success">Your weekly stats are saved.</Notice>
          <Notice
            tone="warning"
            title="Not confirmed yet"
            action={
              <Button size="sm" variant="secondary">
                Ask a coach
              </Button>
            }
          >
            These numbers are self-reported.
          </Notice>
          <Notice tone="danger" title="The link has expired">
            Ask for a new one; your data is untouched.
          </Notice>
        </Grid>
      </Specimen>
      <Specimen title="Loading">
        <Grid columns={2}>
          <Card>
            <Stack gap={4}>
              <Cluster gap={4}>
                <Skeleton shape="circle" />
                <Skeleton shape="title" />
              </Cluster>
              <Skeleton lines={3} />
            </Stack>
          </Card>
          <Cluster gap={5}>
            <Spinner size="sm" />
            <Spinner />
            <Spinner size="lg" />
            <Spinner label="Loading your stats" />
          </Cluster>
        </Grid>
      </Specimen>
      <Specimen title="Empty">
        <EmptyState
          level={4}
          title="No matches this season yet"
          action={<ButtonLink href="#content">Add your first week</ButtonLink>}
        >
          Three weeks are enough for a first trend. It takes about two minutes a week.
        </EmptyState>
      </Specimen>
      <Specimen title="Failed">
        <ErrorState level={4} title="We could not load the academies" onRetry={onRetry}>
          The rest of the page works. Your filters are kept.
        </ErrorState>
      </Specimen>
    </SampleSection>
  );
}
