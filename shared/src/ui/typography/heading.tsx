import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names';
import styles from './typography.module.css';

/** Props of {@link Heading}. */
interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Rank in the document outline; never skip one. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Look, independent of rank; without it the rank decides. `display` once per landing page. */
  size?: 'display' | 'xl' | 'lg' | 'md' | 'sm';
}

const defaultSize = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'sm', 6: 'sm' } as const;

/** A heading whose rank and size are chosen separately. */
export function Heading({ level, size = defaultSize[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(styles[size], className)} />;
}
