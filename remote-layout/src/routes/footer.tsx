import { SiteFooter } from '../features/footer/site-footer';

export default function Footer() {
  return <SiteFooter />;
}
