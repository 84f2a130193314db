import { Link } from '@skora/shared/router';
import { Card, Heading, Icon, Notice, Stack, Text, TextLink } from '@skora/shared/ui';
import { paths } from '@skora/shared/contract';
import { SETTINGS_PAGES } from './settings-pages';
import styles from './settings-overview.module.css';

export function SettingsOverview() {
  return (
    <Stack gap={5}>
      <ul className={styles.list}>
        {SETTINGS_PAGES.map((page) => (
          <Card key={page.to} component="li" interactive className={styles.row}>
            <Icon name={page.icon} className={styles.icon} />
            <div className={styles.words}>
              <Heading level={2} size="sm">
                <Link data-card-link="" to={page.to}>
                  {page.label}
                </Link>
              </Heading>
              <Text tone="muted">{page.about}</Text>
            </div>
            <Icon name="chevron-right" className={styles.chevron} />
          </Card>
        ))}
      </ul>
      <Notice title="Private until you decide otherwise">
        Everything you enter here is saved in your account, and only you can read it.{' '}
        <TextLink component={Link} to={paths.dashboard()}>
          See what is public about you
        </TextLink>
      </Notice>
    </Stack>
  );
}
