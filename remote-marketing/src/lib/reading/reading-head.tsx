import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Cluster, Heading, TextLink } from '@skora/shared/ui';

interface ReadingHeadProps {
  /** Of the heading, for the section that it names. */
  id: string;
  title: string;
  size: 'sm' | 'lg';
}

/** Heading of a few articles, with the way to all of them. */
export function ReadingHead({ id, title, size }: ReadingHeadProps) {
  return (
    <Cluster justify="between" baseline>
      <Heading level={2} size={size} id={id}>
        {title}
      </Heading>
      <TextLink component={Link} to={paths.blog()} arrow>
        All articles
      </TextLink>
    </Cluster>
  );
}
