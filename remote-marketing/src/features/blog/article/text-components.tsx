import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { Children, isValidElement, type ReactNode } from 'react';
import { Cite } from '../../../lib/reading/cite';
import { isSource } from '../../../lib/reading/is-source';
import { makeAnchor } from './make-anchor';
import styles from './text-components.module.css';

interface Part {
  children?: ReactNode;
}

const SOURCE = 'source:';

/** `source:key` leads to a source, `/…` to a page of ours, everything else elsewhere. */
function TextAnchor({ href = '', children }: Part & { href?: string }) {
  const key = href.slice(SOURCE.length);
  if (href.startsWith(SOURCE) && isSource(key)) return <Cite source={key}>{children}</Cite>;
  if (href.startsWith('/')) {
    return (
      <TextLink component={Link} to={href}>
        {children}
      </TextLink>
    );
  }
  return <TextLink href={href}>{children}</TextLink>;
}

function TextHeading({ children }: Part) {
  return <h2 id={makeAnchor(String(children))}>{children}</h2>;
}

const elementsIn = (node: ReactNode) => Children.toArray(node).filter((part) => isValidElement<Part>(part));

function textOf(node: ReactNode): string {
  if (isValidElement<Part>(node)) return textOf(node.props.children);
  return typeof node === 'string' ? node : Children.toArray(node).map(textOf).join('');
}

/** The heads of a table's columns; one without words says nothing. */
function columnsOf(table: ReactNode): string {
  const [head] = elementsIn(table);
  const [row] = elementsIn(head?.props.children);
  return elementsIn(row?.props.children).map(textOf).filter(Boolean).join(', ');
}

/** Wide tables scroll by themselves; the keyboard reaches them. Their columns tell them from each other. */
function TextTable({ children }: Part) {
  return (
    // A region that scrolls has to take focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={`Table: ${columnsOf(children)}`} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}

/** How the parts of an article's Markdown look. */
export const textComponents = { a: TextAnchor, h2: TextHeading, table: TextTable } as const;
