import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { classNames, Heading, Text, TextLink } from '@skora/shared/ui';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import styles from './demo-section.module.css';

const NEAR = '1200px';

/**
 * The demonstration on the home page. Its code is downloaded when the visitor comes near; before that, without scripts
 * or when the download fails, the sentences stand for it.
 */
export function DemoSection() {
  const frame = useRef<HTMLDivElement>(null);
  const [Demo, setDemo] = useState<ComponentType | null>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
        void import(/* webpackChunkName: "percentile-demo" */ './percentile-demo').then(
          ({ PercentileDemo }) => setDemo(() => PercentileDemo),
          () => setNear(false),
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section className={styles.section}>
      <Heading level={2}>Compared with whom?</Heading>
      <Text tone="muted" className={styles.intro}>
        A percentile only means something if you know the group: who was measured, how many, and how far off a
        test can be. Try it without an account. We store nothing.{' '}
        <TextLink component={Link} to={`${paths.blog()}/what-a-percentile-means`}>
          More about it
        </TextLink>
      </Text>
      <div ref={frame} className={classNames(styles.frame, near && styles.near)}>
        {Demo ? (
          <Demo />
        ) : (
          <p>
            In the Yo-Yo IR1,{' '}
            <TextLink href="https://doi.org/10.5604/20831862.1127284">36 high-level Belgian players</TextLink>{' '}
            ran 2,024 ± 470 m at U15. Two runs of one player differ by up to 9 to 28&nbsp;%. For most other
            tests we have no table that we trust, so we show none.
          </p>
        )}
      </div>
    </section>
  );
}
