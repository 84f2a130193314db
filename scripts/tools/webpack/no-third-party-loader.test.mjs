/* global describe, expect, it */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import noThirdPartyLoader from './no-third-party-loader.mjs';

function installedTransport() {
  const shared = createRequire(join(process.cwd(), 'shared/package.json'));
  const firebase = createRequire(shared.resolve('firebase/firestore'));
  const firestore = createRequire(firebase.resolve('@firebase/firestore'));
  const wrapper = dirname(firestore.resolve('@firebase/webchannel-wrapper/package.json'));
  return readFileSync(join(wrapper, 'dist/webchannel-blob/esm/webchannel_blob_es2018.js'), 'utf8');
}

const load = (source) => noThirdPartyLoader.call({ resourcePath: 'transport.js' }, source);

describe('the transport of Firestore', () => {
  it('asks Google for nothing, and is the same apart from that', () => {
    const before = installedTransport();
    const after = load(before);
    expect(before).toContain('cleardot');
    expect(after).not.toMatch(/cleardot|google\.com\//);
    expect(before.length - after.length).toBeLessThan(250);
  });

  it('breaks the build when a new version asks in another way', () => {
    expect(() => load('fetch("https://www.google.com/images/cleardot.gif")')).toThrow(
      'transport.js asks Google',
    );
  });
});
