import { useState } from 'react';
import { Avatar } from '../avatar/avatar';
import { Button } from '../button/button';
import { Cluster } from '../layout/cluster';
import { Stack } from '../layout/stack';
import { Dialog } from '../overlay/dialog';
import { DisclosureMenu } from '../overlay/disclosure-menu';
import { MenuButton, MenuLink } from '../overlay/menu-entry';
import { Toggletip } from '../overlay/toggletip';
import { TextLink } from '../text-link/text-link';
import { Text } from '../typography/text';
import { SampleSection } from './sample-section';
import { Specimen } from './specimen';

/** Dialog, sheet, menu and definition. */
export function OverlaySection() {
  const [shown, setShown] = useState<'dialog' | 'sheet'>();
  const close = () => setShown(undefined);
  return (
    <SampleSection
      id="overlays"
      title="Overlays"
      lead="They open on request, close with Esc, and give focus back to where it was."
    >
      <Specimen title="Dialog and sheet">
        <Cluster>
          <Button variant="secondary" onClick={() => setShown('dialog')}>
            Revoke link
          </Button>
          <Button variant="secondary" onClick={() => setShown('sheet')}>
            Open filters
          </Button>
        </Cluster>
        <Dialog
          open={shown === 'dialog'}
          onClose={close}
          title="Revoke this link?"
          size="sm"
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                Keep it
              </Button>
              <Button variant="danger" onClick={close}>
                Revoke link
              </Button>
            </>
          }
        >
          <Text tone="muted">Everyone who has it will see that it is no longer available.</Text>
        </Dialog>
        <Dialog open={shown === 'sheet'} onClose={close} title="Filters" placement="sheet">
          <Stack>
            <TextLink href="#overlays">Boarding</TextLink>
            <TextLink href="#overlays">Open trials</TextLink>
          </Stack>
        </Dialog>
      </Specimen>
      <Specimen title="Menu and definition">
        <Cluster gap={6}>
          <DisclosureMenu
            align="start"
            label={
              <>
                <Avatar alt="" size="sm" /> Hi, Robin Fairweather
              </>
            }
          >
            <MenuLink href="#overlays" aria-current="page">
              My CV
            </MenuLink>
            <MenuLink href="#overlays">Edit Profile</MenuLink>
            <MenuButton separated>Logout</MenuButton>
          </DisclosureMenu>
          <Text>
            Expected goals{' '}
            <Toggletip label="About expected goals">
              How many goals an average player would score from the same shots.
            </Toggletip>
          </Text>
        </Cluster>
      </Specimen>
    </SampleSection>
  );
}
