import type { ElementType } from 'react';
import { classNames } from '../lib/class-names';
import type { PolymorphicProps } from '../lib/polymorphic';
import styles from './card.module.css';

interface CardLook {
  /** `solid` for content, `outline` for quiet groups, `accent` for the one card that matters most. */
  tone?: 'solid' | 'outline' | 'accent';
  /** Chalk corner arc in the lower right corner. */
  corner?: boolean;
  /** The whole card reacts to hover; put one link marked `data-card-link` inside and it covers the card. */
  interactive?: boolean;
  /** Inner distance; `none` for media that reaches the edge. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  className?: string;
}

/** Props of {@link Card}; renders a `div` unless `component` names another element. */
type CardProps<C extends ElementType = 'div'> = PolymorphicProps<C, CardLook>;

/**
 * A surface that groups one thing.
 *
 * @example
 * <Card component="article" interactive><h3><a data-card-link href="/blog/sleep">Sleep</a></h3></Card>
 */
export function Card<C extends ElementType = 'div'>(props: CardProps<C>) {
  const { component, tone = 'solid', corner, interactive, padding = 'md', className, ...rest } = props;
  const Component: ElementType = component ?? 'div';
  return (
    <Component
      {...rest}
      className={classNames(
        styles.card,
        styles[tone],
        corner && styles.corner,
        interactive && styles.interactive,
        styles[`padding${padding}`],
        className,
      )}
    />
  );
}
