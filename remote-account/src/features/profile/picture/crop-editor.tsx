import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button, Cluster, Heading, IconButton, Text } from '@skora/shared/ui';
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

const MOVES = [
  { icon: 'arrow-left', label: 'Move left', x: -STEP_PX, y: 0 },
  { icon: 'arrow-up', label: 'Move up', x: 0, y: -STEP_PX },
  { icon: 'arrow-down', label: 'Move down', x: 0, y: STEP_PX },
  { icon: 'arrow-right', label: 'Move right', x: STEP_PX, y: 0 },
] as const;

interface Size {
  width: number;
  height: number;
}

function within(at: number, picture: number, circle: number): number {
  const most = Math.abs(picture - circle) / 2;
  return Math.min(most, Math.max(-most, at));
}

export function CropEditor({ url, busy, onUse, onCancel }: CropEditorProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [picture, setPicture] = useState<Size>({ width: 0, height: 0 });
  const [circle, setCircle] = useState<Size>({ width: 0, height: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const move = (x: number, y: number) =>
    setCrop({
      x: within(crop.x + x, picture.width * zoom, circle.width),
      y: within(crop.y + y, picture.height * zoom, circle.height),
    });
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (area) onUse(area);
      }}
    >
      <Heading level={2} size="md" ref={heading} tabIndex={-1} className={styles.heading}>
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
          onCropAreaChange={(_percent, pixels) => setArea(pixels)}
          onMediaLoaded={setPicture}
          onCropSizeChange={setCircle}
        />
      </div>
      <Cluster gap={2} role="group" aria-label="Move the picture">
        {MOVES.map(({ icon, label, x, y }) => (
          <IconButton
            key={label}
            size="sm"
            variant="secondary"
            icon={icon}
            label={label}
            onClick={() => move(x, y)}
          />
        ))}
      </Cluster>
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
        Drag the picture, press the arrows, or focus it and use the arrow keys. The circle is what others see.
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
