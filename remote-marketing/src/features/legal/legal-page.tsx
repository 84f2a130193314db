import { Card, Container, Heading, IconList, PageHeader, Text, TextLink } from '@skora/shared/ui';
import { askOperator } from '../../lib/operator/ask-operator';
import paper from '../../lib/reading/paper.module.css';
import { Prose } from '../../lib/reading/prose';
import { writtenDay } from '../../lib/reading/written-day';
import type { LegalDocument } from './legal-document';
import styles from './legal-page.module.css';

/** A legal document with summary, contents and anchors; prints without the frame. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, lead, version, summary, young, sections } = document;
  const since = askOperator('legalSince');
  return (
    <Container className={paper.paper}>
      <PageHeader eyebrow="Legal" title={title} lead={lead} />
      <div className={styles.body}>
        <div className={styles.aside}>
          <nav className={styles.contents} aria-labelledby="contents">
            <Heading level={2} size="sm" id="contents">
              Contents
            </Heading>
            {young ? (
              <TextLink quiet href="#for-young-players">
                For young players
              </TextLink>
            ) : null}
            <ol className={styles.toc}>
              {sections.map((section) => (
                <li key={section.id}>
                  <TextLink quiet href={`#${section.id}`}>
                    {section.title}
                  </TextLink>
                </li>
              ))}
            </ol>
          </nav>
          <Text size="fine" tone="subtle">
            Version of <time dateTime={version}>{writtenDay(version)}</time>
          </Text>
          {since && (
            <Text {...since.mark} size="fine" tone="subtle">
              In force since {since.operator.legalSince}
            </Text>
          )}
        </div>
        <div className={styles.text}>
          <Card component="section" aria-labelledby="summary" padding="lg" className={styles.summary}>
            <Heading level={2} size="md" id="summary">
              In short
            </Heading>
            <IconList items={summary} />
            <Text size="fine" tone="subtle">
              This short version is here to help you. The full text below is the one that counts.
            </Text>
          </Card>
          {young ? (
            <section className={styles.young} aria-labelledby="for-young-players">
              <Heading level={2} size="md" id="for-young-players">
                For young players
              </Heading>
              <Prose>{young}</Prose>
            </section>
          ) : null}
          {sections.map((section, index) => (
            <Prose key={section.id}>
              <Heading level={2} id={section.id}>
                {index + 1}. {section.title}
              </Heading>
              {section.body}
            </Prose>
          ))}
        </div>
      </div>
    </Container>
  );
}
