import { asLoaded, useRequest } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Container, Notice, TextLink } from '@skora/shared/ui';
import { PageGate } from '../../../lib/documents/page-gate';
import { CvSheet } from '../../sharing';
import { type LinkAudience, readChildCv } from '../api/family-api';
import styles from '../lib/family.module.css';

const WHO = { link: 'anyone who has a link', coach: 'a coach who has a link' } as const;

/** The files of clips are for the player, and for who has a link. */
const noFile = () => Promise.reject(new Error('No clip is shown to parents here.'));

interface ChildCvProps {
  id: string;
  name: string;
  audience: LinkAudience;
}

/** The CV of a child as others see it; pictures and videos are left out here. */
export function ChildCv({ id, name, audience }: ChildCvProps) {
  const asked = useRequest(`${id} ${audience}`, () => readChildCv(id, audience));
  return (
    <PageGate loaded={asLoaded(asked)} title={`The CV of ${name}`} what="the CV">
      {(cv) => (
        <Container className={styles.cv}>
          <Notice
            title={`This is what ${WHO[audience]} sees`}
            action={
              <TextLink component={Link} to={paths.familyChild(id)}>
                Back to {name}
              </TextLink>
            }
          >
            Only while a link works. The picture and the clips are not shown on this page.
          </Notice>
          <CvSheet view={{ ...cv, clips: null }} photo={null} clipFiles={{ video: noFile, poster: noFile }} />
        </Container>
      )}
    </PageGate>
  );
}
