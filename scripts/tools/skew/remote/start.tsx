import { Link, useLocation } from '@skora/shared/router';
import { Badge, Button, Card, Container, Heading, Stack, TextLink } from '@skora/shared/ui';
import { useState } from 'react';

/** Replaced at build time. */
declare const SKEW_ID: string;

/** A page of a team whose kernel is not the host's: state, links and components of the kernel. */
export default function Start() {
  const [presses, setPresses] = useState(0);
  const { pathname } = useLocation();
  return (
    <Container section>
      <Card>
        <Stack>
          <Heading level={1}>{SKEW_ID}</Heading>
          <Badge>{pathname}</Badge>
          <Button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses} times`}</Button>
          <TextLink component={Link} to={`${pathname}/more`}>
            More
          </TextLink>
        </Stack>
      </Card>
    </Container>
  );
}
