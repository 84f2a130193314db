import type { Clip } from '@skora/domain';

type Told = Omit<Clip, 'slot' | 'poster' | 'createdAt' | 'updatedAt'>;

const drawn: Told = {
  source: 'upload',
  videoId: null,
  seconds: 6,
  title: '',
  action: 'shot',
  foot: null,
  position: null,
  minute: null,
  opponent: 'Northfield Rovers',
  shirtNumber: null,
  shirtColour: 'orange',
  trim: null,
  order: 0,
  visibility: 'public',
  searchable: false,
  othersAgreed: true,
  captions: '',
};

/** Moves of a made-up match, drawn: no recording of anybody. Video and picture have the name of the move. */
export const demoClips: readonly { uid: string; file: string; clip: Told }[] = [
  {
    uid: 'demo-nora',
    file: 'save-low-left',
    clip: {
      ...drawn,
      title: 'Low to the left, and away',
      action: 'save',
      foot: 'none',
      position: 'GK',
      minute: 34,
      shirtNumber: 1,
    },
  },
  {
    uid: 'demo-ravi',
    file: 'cut-inside',
    clip: {
      ...drawn,
      title: 'Cut inside, curled to the far post',
      foot: 'left',
      position: 'RW',
      minute: 71,
      shirtNumber: 7,
    },
  },
  {
    uid: 'demo-ines',
    file: 'switch-of-play',
    clip: {
      ...drawn,
      title: 'Switch of play under pressure',
      action: 'pass',
      foot: 'right',
      position: 'CM',
      minute: 12,
      shirtNumber: 8,
    },
  },
  {
    uid: 'demo-mara',
    file: 'cut-back',
    clip: {
      ...drawn,
      title: 'To the byline and cut back',
      action: 'assist',
      foot: 'right',
      position: 'RW',
      minute: 58,
      shirtNumber: 17,
    },
  },
];
