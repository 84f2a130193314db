import { useState } from 'react';
import { Container } from '../layout/container';
import { PageHeader } from '../page-header/page-header';
import { TextLink } from '../text-link/text-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ActionSection } from './action-section';
import { ColourSection } from './colour-section';
import { ContentSection } from './content-section';
import { DataSection } from './data-section';
import { FormsSection } from './forms-section';
import { IdentitySection } from './identity-section';
import { OverlaySection } from './overlay-section';
import styles from './samples.module.css';
import { SpaceSection } from './space-section';
import { TypeSection } from './type-section';

const chapters = [
  ['identity', 'Identity'],
  ['colour', 'Colour'],
  ['type', 'Type'],
  ['space', 'Space'],
  ['actions', 'Actions'],
  ['content', 'Content and states'],
  ['forms', 'Forms'],
  ['overlays', 'Overlays'],
  ['data', 'Data'],
] as const;

/** The living page: every token and every component in every state. */
export function DesignSystemPage() {
  const [retries, setRetries] = useState(0);
  return (
    <Container>
      <PageHeader
        size="display"
        pitch="half"
        eyebrow="Design system"
        title="Night match"
        lead="The parts every SKORA page is built from, in all their states."
      />
      <nav aria-label="Chapters" className={styles.chapters}>
        {chapters.map(([id, title]) => (
          <TextLink key={id} href={`#${id}`} quiet>
            {title}
          </TextLink>
        ))}
      </nav>
      <IdentitySection />
      <ColourSection />
      <TypeSection />
      <SpaceSection />
      <ActionSection />
      <ContentSection onRetry={() => setRetries(retries + 1)} />
      <VisuallyHidden>
        <span role="status">{retries > 0 ? `Tried again, ${retries}` : ''}</span>
      </VisuallyHidden>
      <FormsSection />
      <OverlaySection />
      <DataSection />
    </Container>
  );
}
