import type { ElementType } from 'react';
import { classNames } from '../lib/class-names';
import type { PolymorphicProps } from '../lib/polymorphic';
import styles from './typography.module.css';

interface TextLook {
  /** `lead` under a title, `body`, `small` for secondary facts, `fine` for legal and provenance lines. */
  size?: 'lead' | 'body' | 'small' | 'fine';
  tone?: 'default' | 'muted' | 'subtle';
  className?: string;
}

/** A paragraph (or another element through `component`) in one of four sizes. */
export function Text<C extends ElementType = 'p'>(props: PolymorphicProps<C, TextLook>) {
  const { component, size = 'body', tone = 'default', className, ...rest } = props;
  const Component: ElementType = component ?? 'p';
  return <Component {...rest} className={classNames(styles[`text${size}`], styles[tone], className)} />;
}
