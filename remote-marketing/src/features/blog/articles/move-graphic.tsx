import type { Article } from './article';
import { drawMove } from './move';
import styles from './move-graphic.module.css';

interface MoveGraphicProps {
  article: Article;
  className?: string;
}

/** An article as a move on a tactics board: a player for each source, the more opponents the weaker the evidence. */
export function MoveGraphic({ article, className }: MoveGraphicProps) {
  const { passes, opponents } = drawMove(article);
  const last = passes.at(-1);
  return (
    <svg viewBox="0 0 320 140" className={className} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <g className={styles.pitch}>
        <path d="M-8 8h316v124H-8M108 8v124M108 42a28 28 0 0 1 0 56 28 28 0 0 1 0-56M308 30h-44v80h44M308 52h-16v36h16M264 54a22 22 0 0 0 0 32M308 58h8v24h-8" />
      </g>
      <g className={styles.opponents}>
        {opponents.map(({ x, y }) => (
          <path key={x} d={`M${x - 4} ${y - 4}l8 8m0-8-8 8`} />
        ))}
      </g>
      <path className={styles.passes} d={`M${passes.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {last ? <path className={styles.shot} d={`M${last.x} ${last.y}L310 70`} /> : null}
      <g className={styles.players}>
        {passes.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="5" />
        ))}
      </g>
      {last ? <circle className={styles.ball} cx={last.x} cy={last.y} r="5" /> : null}
    </svg>
  );
}
