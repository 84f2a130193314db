import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Container, PageHeader, Text } from '@skora/shared/ui';
import styles from './shared-cv.module.css';

const WORDS = {
  gone: {
    title: 'This CV is not shared any more',
    lead: 'This link does not open it now. It may have expired or been ended. Nothing is wrong with your browser.',
    next: 'Ask the player for a link that works if you still need it.',
  },
  unknown: {
    title: 'We could not find this CV',
    lead: 'This link does not work. Part of it may be missing.',
    next: 'Copy the whole link, or scan the code again.',
  },
} as const;

export function LinkOver({ kind }: { kind: keyof typeof WORDS }) {
  const { title, lead, next } = WORDS[kind];
  return (
    <Container className={styles.over}>
      <PageHeader eyebrow="Football CV" title={title} lead={lead} pitch="area" />
      <Text>{next}</Text>
      <div>
        <ButtonLink component={Link} to={paths.home()} variant="secondary">
          What is SKORA?
        </ButtonLink>
      </div>
    </Container>
  );
}
