import { ResendVerificationButton, type OwnAccount } from '@skora/kit';
import { landingPage, paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useRequiredUser } from '@skora/shared/session';
import { ButtonLink, Cluster, Stack, Text } from '@skora/shared/ui';

/** Nothing is missing: where to go on. */
export function AccountComplete({ role }: Pick<OwnAccount, 'role'>) {
  const { emailVerified, email } = useRequiredUser();
  return (
    <Stack gap={6}>
      <Cluster gap={3}>
        <ButtonLink
          component={Link}
          to={landingPage({ status: 'active', role, isNew: true })}
          variant="primary"
        >
          Continue
        </ButtonLink>
        {role === 'guardian' ? null : (
          <ButtonLink component={Link} to={paths.cv()} variant="secondary">
            See your CV
          </ButtonLink>
        )}
      </Cluster>
      {emailVerified ? null : (
        <Stack gap={3} component="section">
          <Text>
            One thing is left: your email address <strong>{email}</strong> is not verified yet. Open the link
            in the email we sent you, or ask for a new one.
          </Text>
          <ResendVerificationButton label="Send me a new link" />
        </Stack>
      )}
    </Stack>
  );
}
