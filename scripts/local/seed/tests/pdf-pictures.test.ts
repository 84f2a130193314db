import { join } from 'node:path';
import { cvPdf } from '@skora/backend/features/sharing/pdf/cv-pdf';
import { readCvSource } from '@skora/backend/features/sharing/store/cv-source';
import { drawPortrait } from '@skora/backend/lib/drawing/draw-portrait';
import { startTestApp, type TestApp } from '@skora/backend/testing/start-test-app';
import { projectCv } from '@skora/domain';
import { jerseyPng } from '@skora/scripts-lib/jersey-png';
import { PICTURE_TOLERANCE, pictureDifference } from '@skora/scripts-lib/match-picture';
import { paperPictures } from '@skora/scripts-lib/paper-pictures';
import { Timestamp } from 'firebase-admin/firestore';
import { demoPlayers, demoStory } from '../stories';

/** The day of the pictures, whenever the test runs. */
const DAY = new Date('2026-11-18T12:00:00Z');
/** The real one changes with whatever is known of a number, also where the page does not show it. */
const VERSION = '12345678';
const address = 'https://skora.example/cv/abcdefghijklmnopqrstuvwxyz0123456789_-ABCDEFG';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

test.each([
  ['an adult', 'demo-mara', '2004-01-01'],
  ['a minor', 'demo-timo', '2010-01-01'],
])('the PDF of %s looks as its stored picture does', async (_who, demo, dateOfBirth) => {
  const told = demoPlayers.find(({ uid }) => uid === demo);
  if (!told) throw new Error(`There is no ${demo}.`);
  const { displayName, country, picture } = told;
  const uid = `${demo}-${crypto.randomUUID()}`;
  const batch = service.firestore.batch();
  for (const { path, fields } of demoStory(demo, DAY)) {
    batch.set(service.firestore.doc(['profiles', uid, path].filter(Boolean).join('/')), fields);
  }
  await batch.commit();
  const account = { displayName, country, dateOfBirth, registeredAt: Timestamp.fromDate(DAY), consents: [] };
  const source = await readCvSource(service, uid, account, DAY.getTime());
  const view = projectCv({ ...source, hasPhoto: Boolean(picture) }, 'coach', DAY);
  const face = picture && view.header.photo ? jerseyPng(picture) : null;
  const photo = face && (await drawPortrait(face));
  const pages = await paperPictures(await cvPdf({ view, address, photo, now: DAY, version: VERSION }));
  expect(pages).toHaveLength(1);
  for (const page of pages) {
    const file = join(__dirname, 'pictures', `pdf-${demo.replace('demo-', '')}.png`);
    expect(pictureDifference(page, file).share).toBeLessThanOrEqual(PICTURE_TOLERANCE.paper);
  }
});
