import { useEffect } from 'react';
import { paths } from '@skora/shared/contract';
import { Link, useLocation, useNavigate } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { actionTarget } from './action-target';
import { LinkChecking } from '../../lib/action-link/link-checking';

/** Sends the visitor of a mail's link on to the page that uses its code, leaving no entry behind. */
export function FollowActionLink() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(actionTarget(search), { replace: true });
  }, [navigate, search]);
  return (
    <>
      <LinkChecking label="Opening your link…" />
      <noscript>
        <p>
          <TextLink component={Link} to={paths.home()}>
            Go to the home page
          </TextLink>
        </p>
      </noscript>
    </>
  );
}
