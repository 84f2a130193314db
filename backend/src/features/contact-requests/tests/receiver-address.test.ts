import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { testPlayer } from '../../../testing/test-player';
import { addressProofRef, firstProof } from '../../account';
import { findReceiverAddress } from '../store/deliver-contact-request';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const findFor = (uid: string) => findReceiverAddress(service, { uid, receiver: 'player' }, undefined);

test('an adult is told at the address that was proven', async () => {
  const { uid, email } = await testPlayer(service);
  expect(await findFor(uid)).toBeNull();
  await service.auth.updateUser(uid, { emailVerified: true });
  await addressProofRef(service.firestore, uid).set(firstProof(email));
  expect(await findFor(uid)).toBe(email);
});

test('nobody is told where somebody has moved an account', async () => {
  const { uid, email } = await testPlayer(service);
  await addressProofRef(service.firestore, uid).set(firstProof(email));
  await service.auth.updateUser(uid, { email: `${randomUUID()}@player.example`, emailVerified: true });
  expect(await findFor(uid)).toBeNull();
});
