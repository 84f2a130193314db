import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button, Cluster, Heading, Text } from '@skora/shared/ui';
import { SubmitButton } from '@skora/shared/ui/forms';
import type { PictureArea } from './crop-picture';
import styles from './picture.module.css';

interface CropEditorProps {
  url: string;
  busy: boolean;
  onUse: (area: PictureArea) => void;
  onCancel: () => void;
}

const ZOOM = { min: 1, max: 4, step: 0.05 } as const;
const STEP_PX = 8;

/** Which square of a picture to take: by dragging, by arrow keys or buttons, and by a slider. */
export function CropEditor({ url, busy, onUse, onCancel }: CropEditorProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [area, setArea] = useState<PictureArea | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (area) onUse(area);
      }}
    >
      <Heading level={2} size="md" ref={heading} tabIndex={-1}>
        Choose the part to show
      </Heading>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={1}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          cropShape="round"
          showGrid={false}
          objectFit="contain"
          keyboardStep={STEP_PX}
          // The page allows no styles that scripts put in.
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'group',
            'aria-label': 'Part of the picture. Move it with the arrow keys.',
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        Zoom
        <input
          type="range"
          name="zoom"
          min={ZOOM.min}
          max={ZOOM.max}
          step={ZOOM.step}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <Text size="small" tone="muted">
        Drag the picture, or focus it and use the arrow keys. The circle is what others see.
      </Text>
      <Cluster>
        <SubmitButton busy={busy} disabled={area === null}>
          Use this picture
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </form>
  );
}
