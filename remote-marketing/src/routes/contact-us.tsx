import { Container, Heading, Text, TextLink } from '@skora/shared/ui';
import { ContactFacts } from '../features/contact/contact-facts';
import { ContactForm } from '../features/contact/contact-form';
import styles from '../features/contact/contact-page.module.css';
import { EmergencyNote } from '../features/contact/emergency-note';
import { PicturedHeader } from '../lib/reading/pictured-header';
import { AnswerPromise } from '../lib/operator/answer-promise';
import { SelfAssessment } from '../features/self-assessment/self-assessment';
import { TenPlayers } from '../features/self-assessment/ten-players';

export default function ContactUs() {
  return (
    <Container>
      <PicturedHeader
        eyebrow="Get SKORED"
        title="Ten answers about your game"
        lead="It takes two minutes. You see a chart of your strengths and get two things to train. Or write to us."
        actions={
          <TextLink href="#write" arrow>
            Write to us
          </TextLink>
        }
        picture={<TenPlayers />}
      />
      <SelfAssessment />
      <section className={styles.contact} aria-labelledby="write">
        <div className={styles.intro}>
          <Heading level={2} id="write">
            Write to us
          </Heading>
          <Text tone="muted">Players, parents, coaches and clubs: you are all welcome to write to us.</Text>
          <AnswerPromise />
        </div>
        <div className={styles.body}>
          <div className={styles.emergency}>
            <EmergencyNote />
          </div>
          <ContactForm />
          <ContactFacts />
        </div>
      </section>
    </Container>
  );
}
