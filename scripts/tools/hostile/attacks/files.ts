import type { Group } from '../lib/case';

const STORAGE = 'backend/rules/tests/storage.test.ts > ';
const PICTURE = 'backend/src/features/profile/tests/picture-routes.test.ts > ';
const PHOTO = 'e2e/tests/journeys/profile/photo.spec.ts > ';
const POSTER = 'backend/src/features/clips/tests/poster.test.ts > ';

/** Pictures and clips that are stored, and who gets at them. */
export const fileAttacks: Group = {
  title: 'Files',
  cases: [
    {
      id: 'B-19',
      title: 'A picture in the place of another player',
      severity: 'high',
      expect: '403',
      tests: [
        `${STORAGE}neither another player nor a visitor reads it`,
        `${STORAGE}nobody stores, changes or removes a picture past the backend, not even its owner`,
      ],
    },
    {
      id: 'B-20',
      title: 'A picture of more than 2 MiB',
      severity: 'medium',
      expect: '413, and the picture before stays',
      tests: [`${PICTURE}more than 2 MiB is refused, and the picture before stays`],
    },
    {
      id: 'B-21',
      title: 'A drawing with scripts, or a page, as a picture',
      severity: 'high',
      expect: '415, and the picture before stays',
      tests: [
        `${PICTURE}a drawing with script is refused, and the picture before stays`,
        `${PICTURE}no picture at all is refused, and the picture before stays`,
      ],
    },
    {
      id: 'B-22',
      title: 'A page labelled as a picture',
      severity: 'high',
      expect: 'never shown as a page: refused where pictures are taken in, nosniff where they are given out',
      tests: [
        `${PICTURE}a page that says it is a picture is refused, and the picture before stays`,
        `${PHOTO}what is no picture is refused with the reason`,
        `${POSTER}what is no picture is refused, and the picture before stays`,
      ],
    },
    {
      id: 'B-24',
      title: 'A photo that says where it was taken',
      severity: 'high',
      expect: 'what the camera wrote is gone before it is stored',
      tests: [
        `${PICTURE}a picture is drawn again as a square JPEG without what a camera writes, and removed`,
        `${PHOTO}a photo is cropped by keyboard, loses what the camera wrote, and stands in every tab at once`,
      ],
    },
    {
      id: 'B-25',
      title: 'An address of a file that was passed on',
      severity: 'high',
      expect: 'no listing; gone when it is taken back',
      tests: [
        `${STORAGE}nobody lists pictures`,
        'backend/src/features/clips/tests/routes.test.ts > the file of a public clip is no more to be had once the clip is private',
        'backend/src/features/sharing/tests/card.test.ts > the card of a link is a PNG that nobody keeps for long, and is gone with the link',
      ],
    },
  ],
};
