import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Container, PageHeader, Text } from '@skora/shared/ui';
import styles from './shared-cv.module.css';

const WORDS = {
  gone: {
    title: 'This CV is not shared any more',
    lead: 'The link was ended or its time is over. Nothing is wrong with your browser.',
    next: 'Ask the player for a new link if you still need it.',
  },
  unknown: {
    title: 'There is no such CV',
    lead: 'This address leads to nothing. It may have been cut off on its way to you.',
    next: 'Copy the whole address, or scan the code again.',
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
