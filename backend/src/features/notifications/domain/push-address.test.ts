import { isPushAddress } from './push-address';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
])('%s belongs to a push service', (endpoint) => {
  expect(isPushAddress(endpoint, null)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com.example/abc',
  'https://push.apple.com/abc',
  'https://xpush.services.mozilla.com/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://127.0.0.1/abc',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost:8083/abc',
  'file:///etc/passwd',
  'abc',
])('%s does not', (endpoint) => {
  expect(isPushAddress(endpoint, null)).toBe(false);
});

test('a stand-in is taken as the one origin it is', () => {
  expect(isPushAddress('http://127.0.0.1:8083/abc', 'http://127.0.0.1:8083')).toBe(true);
  expect(isPushAddress('http://127.0.0.1:8084/abc', 'http://127.0.0.1:8083')).toBe(false);
});
