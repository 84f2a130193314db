import { Button } from '../button/button';
import { ButtonLink } from '../button/button-link';
import { IconButton } from '../button/icon-button';
import { Cluster } from '../layout/cluster';
import { TextLink } from '../text-link/text-link';
import { SampleSection } from './sample-section';
import { Specimen } from './specimen';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const variantName = {
  primary: 'Save profile',
  secondary: 'Preview',
  ghost: 'Skip',
  danger: 'Delete account',
};

/** Buttons and links in every state. */
export function ActionSection() {
  return (
    <SampleSection
      id="actions"
      title="Actions"
      lead="One filled button per view. A busy button keeps its width, its place and its focus."
    >
      <Specimen title="Variants">
        <Cluster>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variantName[variant]}
            </Button>
          ))}
        </Cluster>
      </Specimen>
      <Specimen title="Sizes">
        <Cluster>
          <Button size="sm">Small</Button>
          <Button>Medium</Button>
          <Button size="lg">Large</Button>
          <IconButton icon="share" label="Share" variant="secondary" />
          <IconButton icon="edit" label="Edit" size="sm" />
        </Cluster>
      </Specimen>
      <Specimen title="Busy and disabled">
        <Cluster>
          <Button busy busyLabel="Subscribing...">
            Subscribe
          </Button>
          <Button busy>Save profile</Button>
          <Button variant="secondary" busy>
            Preview
          </Button>
          <Button disabled>Save profile</Button>
          <Button variant="secondary" disabled>
            Preview
          </Button>
        </Cluster>
      </Specimen>
      <Specimen title="Links">
        <Cluster gap={5}>
          <ButtonLink href="#actions">Create your profile</ButtonLink>
          <TextLink href="#actions">Text link</TextLink>
          <TextLink href="#actions" quiet>
            Quiet link
          </TextLink>
          <TextLink href="#actions" arrow>
            Link that leads on
          </TextLink>
        </Cluster>
      </Specimen>
    </SampleSection>
  );
}
