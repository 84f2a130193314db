import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Container, Logo, PitchLines } from '@skora/shared/ui';
import { SocialLinks } from './social/social-links';
import { Digest } from './digest';
import { FooterLinks } from './footer-links';
import { ThemeChoice } from './theme/theme-choice';
import styles from './site-footer.module.css';

/** The end of every page, drawn on the half of a pitch: the halfway line above, the goal below. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <PitchLines variant="half" className={styles.pitch} />
      <Container>
        <Digest />
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Link to={paths.home()} className={styles.logo} aria-label="SKORA, home">
              <Logo title="" />
            </Link>
            <p className={styles.tagline}>Data. Direction. Destiny.</p>
            <SocialLinks />
          </div>
          <FooterLinks area="footer-quick" title="Quick links" />
          <FooterLinks area="footer-legal" title="Legal" />
        </div>
        <div className={styles.end}>
          <p className={styles.copyright}>© 2025 SKORA. All rights reserved.</p>
          <ThemeChoice />
        </div>
      </Container>
    </footer>
  );
}
