import { useEffect, useRef, useState } from 'react';
import { wholeDates } from '@skora/domain';
import { lookUp } from '@skora/shared/utils';
import { failureMessage, useAction } from '@skora/kit';
import { Button, Cluster, FailureNotice } from '@skora/shared/ui';
import { formatLongDay } from '../../../lib/format-time';
import { type ChildDetails, endShareLink, type Overview } from '../api/family-api';
import styles from '../lib/family.module.css';

type Link = Overview['links'][number];

const AUDIENCES = {
  public: 'Everybody',
  link: 'Anyone who has the link',
  coach: 'A coach who has the link',
} as const;

/** Who a link is for, and since and until when. */
function linkWords({ audience, createdAt, expiresAt }: Link): string {
  const who = lookUp(AUDIENCES, audience, null);
  const time = `ade on ${formatLongDay(createdAt)}, until ${formatLongDay(expiresAt)}`;
  return who === null ? `M${time}` : `${who}, m${time}`;
}

function countWords(links: readonly Link[]): string {
  const asleep = links.filter((link) => link.asleep).length;
  const count = links.length - asleep;
  const working = count === 1 ? '1 link works' : `${count} links work`;
  const sleeping = asleep === 1 ? '1 is asleep' : `${asleep} are asleep`;
  if (count > 0) return asleep > 0 ? `${working}, ${sleeping}:` : `${working}:`;
  return `No link works, so nobody else sees the CV.${asleep > 0 ? ` ${sleeping}:` : ''}`;
}

interface ShareLinksProps {
  child: ChildDetails;
  links: readonly Link[];
  /** Reads the child anew; the focus stays here. */
  reload: () => void;
}

/** The links to the CV. Who agreed to the account or to sharing may end a single one. */
export function ShareLinks({ child: { id, name, bond }, links, reload }: ShareLinksProps) {
  const said = useRef<HTMLParagraphElement>(null);
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  // The pressed button has gone with its link.
  useEffect(() => {
    if (ended.size > 0) said.current?.focus();
  }, [ended]);
  const live = links.filter((link) => !ended.has(link.id));
  const end = async (link: Link) => {
    await endShareLink(id, link.id);
    setEnded((before) => new Set(before).add(link.id));
    reload();
  };
  return (
    <div className={styles.words}>
      <p>{countWords(live)}</p>
      <p ref={said} tabIndex={-1} role="status" className={styles.place}>
        {ended.size > 0
          ? `${ended.size === 1 ? 'The link has' : `${ended.size} links have`} ended. ${name} reads it under Notifications.`
          : ''}
      </p>
      {live.length > 0 ? (
        <ul className={styles.links}>
          {live.map((link) => (
            <ShareLink
              key={link.id}
              link={link}
              wakesAnother={!link.asleep && live.some(({ asleep }) => asleep)}
              mayEnd={bond !== 'linked'}
              onEnd={() => end(link)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface ShareLinkProps {
  link: Link;
  /** Whether a sleeping link wakes when this one ends. */
  wakesAnother: boolean;
  mayEnd: boolean;
  /** Rejects when the link still works. */
  onEnd: () => Promise<void>;
}

function ShareLink({ link, wakesAnother, mayEnd, onEnd }: ShareLinkProps) {
  const [asking, setAsking] = useState<boolean | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { busy, failure, run } = useAction({
    words: (error) =>
      `${link.asleep ? 'The link has not ended.' : 'The link still works.'} ${failureMessage(error)}`,
  });
  useEffect(() => {
    if (asking !== null) (asking ? question : button).current?.focus();
  }, [asking]);
  const words = linkWords(link);
  return (
    <li className={styles.link} data-asking={asking || undefined}>
      <div className={styles.words}>
        <span>{wholeDates(words)}</span>
        {link.asleep ? (
          <span>
            Asleep: the plan has no room for it, so it opens nothing now. It works again when the plan
            includes more links, or when a newer link ends or expires.
          </span>
        ) : null}
      </div>
      {asking ? (
        <>
          <p ref={question} tabIndex={-1} className={styles.place}>
            {link.asleep
              ? 'End this link? It does not wake again.'
              : 'End this link? It stops working at once, for everybody, and for good.'}
            {wakesAnother
              ? ' A link that is asleep works again then. End that one first if you do not want it to.'
              : ''}
          </p>
          <FailureNotice>{failure}</FailureNotice>
          <Cluster gap={3}>
            <Button
              size="sm"
              variant="danger"
              busy={busy}
              busyLabel="Ending…"
              onClick={() => void run(onEnd)}
            >
              Yes, end it
            </Button>
            <Button size="sm" variant="ghost" onClick={() => busy || setAsking(false)}>
              Keep it
            </Button>
          </Cluster>
        </>
      ) : null}
      {mayEnd && !asking ? (
        <div>
          <Button
            ref={button}
            size="sm"
            variant="secondary"
            aria-label={`End this link: ${words}`}
            onClick={() => setAsking(true)}
          >
            End this link
          </Button>
        </div>
      ) : null}
    </li>
  );
}
