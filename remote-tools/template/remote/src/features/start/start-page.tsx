import { showToast } from '@skora/shared/events';
import { Link } from '@skora/shared/router';
import { Button, ButtonLink, Card, Container, Heading, PageHeader, Text } from '@skora/shared/ui';
import styles from './start-page.module.css';

/** Rendered when the remote is built, and taken over in the browser: the first render must be the same in both. */
export function StartPage() {
  return (
    <Container>
      <PageHeader
        eyebrow="Newcomer"
        title="Newcomer"
        lead="This page is public and part of the server’s HTML. Readers have it before any script runs."
        actions={
          <ButtonLink component={Link} to="/newcomer/board">
            Open your board
          </ButtonLink>
        }
      />
      <Card className={styles.card}>
        <Heading level={2} size="md">
          Say hello
        </Heading>
        <Text>The site shows short messages for every part of it.</Text>
        <Button onClick={() => showToast('success', 'Hello from Newcomer!')}>Show a message</Button>
      </Card>
    </Container>
  );
}
