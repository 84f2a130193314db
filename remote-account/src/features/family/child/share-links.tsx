import { useState } from 'react';
import { wholeDates } from '@skora/domain';
import { lookUp } from '@skora/shared/utils';
import { ConfirmInPlace, failureMessage, useAction } from '@skora/kit';
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
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const live = links.filter((link) => !ended.has(link.id));
  const end = async (link: Link) => {
    await endShareLink(id, link.id);
    setEnded((before) => new Set(before).add(link.id));
    reload();
  };
  return (
    <div className={styles.words}>
      <p>{countWords(live)}</p>
      <p role="status">
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
  const { busy, failure, run } = useAction({
    words: (error) =>
      `${link.asleep ? 'The link has not ended.' : 'The link still works.'} ${failureMessage(error)}`,
  });
  const words = linkWords(link);
  return (
    <li className={styles.link}>
      <div className={styles.words}>
        <span>{wholeDates(words)}</span>
        {link.asleep ? (
          <span>
            Asleep: the plan has no room for it, so it opens nothing now. It works again when the plan
            includes more links, or when a newer link ends or expires.
          </span>
        ) : null}
      </div>
      {mayEnd ? (
        <ConfirmInPlace
          label="End this link"
          name={`End this link: ${words}`}
          variant="secondary"
          question={
            <>
              {link.asleep
                ? 'End this link? It does not wake again.'
                : 'End this link? It stops working at once, for everybody, and for good.'}
              {wakesAnother
                ? ' A link that is asleep works again then. End that one first if you do not want it to.'
                : ''}
            </>
          }
          confirm="Yes, end it"
          confirming="Ending…"
          busy={busy}
          failure={failure}
          onConfirm={() => void run(onEnd)}
        />
      ) : null}
    </li>
  );
}
