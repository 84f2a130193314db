/** Where the sample player plays: a small pitch with the position marked. */
export function PositionPitch({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 105 68" role="img" aria-label="Position: centre of midfield">
      <path d="M.5.5h104v67H.5zM52.5.5v67M.5 14h16v40H.5M104.5 14h-16v40h16M52.5 25a9 9 0 0 1 0 18 9 9 0 0 1 0-18" />
      <circle cx="58" cy="34" r="15" />
      <circle cx="58" cy="34" r="4.5" />
    </svg>
  );
}
