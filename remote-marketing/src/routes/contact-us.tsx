import { Container, PageHeader } from '@skora/shared/ui';
import { ContactFacts } from '../features/contact/contact-facts';
import { ContactForm } from '../features/contact/contact-form';
import styles from '../features/contact/contact-page.module.css';

export default function ContactUs() {
  return (
    <Container>
      <PageHeader
        eyebrow="Get SKORED"
        title="Talk to us"
        lead="Players, parents, coaches, clubs: write what you need. The form puts your message together; you send it with your own mail."
        pitch="corner"
      />
      <div className={styles.body}>
        <ContactForm />
        <ContactFacts />
      </div>
    </Container>
  );
}
