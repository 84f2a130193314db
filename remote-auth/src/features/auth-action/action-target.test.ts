import { actionTarget } from './action-target';

describe('actionTarget', () => {
  it.each([
    ['?mode=resetPassword&oobCode=abc', '/reset-password?oobCode=abc'],
    ['?mode=verifyEmail&oobCode=abc', '/email-verification?oobCode=abc'],
    ['?oobCode=a%2Fb%26c%3D%23&mode=verifyEmail', '/email-verification?oobCode=a%2Fb%26c%3D%23'],
  ])('sends %s to %s', (search, target) => {
    expect(actionTarget(search)).toBe(target);
  });

  it.each([
    '',
    '?mode=resetPassword',
    '?mode=resetPassword&oobCode=',
    '?oobCode=abc',
    '?mode=&oobCode=abc',
    '?mode=recoverEmail&oobCode=abc',
    '?mode=signIn&oobCode=abc',
    '?mode=https%3A%2F%2Fevil.example&oobCode=abc',
    '?mode=RESETPASSWORD&oobCode=abc',
    '?mode=resetPassword%00&oobCode=abc',
    '?mode=toString&oobCode=abc',
    '?mode=constructor&oobCode=abc',
    '?mode=__proto__&oobCode=abc',
    '?mode[]=resetPassword&oobCode=abc',
    '?mode=verifyEmail&mode=resetPassword&oobCode=abc',
    '?mode=verifyEmail&mode=verifyEmail&oobCode=abc',
    '?mode=verifyEmail&oobCode=abc&oobCode=def',
    '?mode=resetPassword&oobCode=abc&oobCode=def',
  ])('sends %s home', (search) => {
    expect(actionTarget(search)).toBe('/');
  });

  it.each([
    '//evil.com',
    'https://evil.com',
    '/\\evil.com',
    'javascript:alert(1)',
    'a&next=https://evil.example',
    '\r\nSet-Cookie: a=b',
    '../../x',
  ])('stays on this site whatever the code is: %j', (code) => {
    const target = actionTarget(`?mode=resetPassword&oobCode=${encodeURIComponent(code)}`);
    const url = new URL(target, 'https://skora.example');
    expect(url.origin).toBe('https://skora.example');
    expect(url.pathname).toBe('/reset-password');
    expect(url.searchParams.get('oobCode')).toBe(code);
  });

  it('survives a broken escape and a lone surrogate', () => {
    expect(actionTarget('?mode=verifyEmail&oobCode=%E0%A4%A')).toMatch(/^\/email-verification\?oobCode=/);
    expect(actionTarget('?mode=verifyEmail&oobCode=\uD800')).toMatch(/^\/email-verification\?oobCode=/);
  });

  it('ignores continueUrl and every other parameter', () => {
    const search = '?mode=verifyEmail&oobCode=abc&continueUrl=https%3A%2F%2Fevil.example&apiKey=x&lang=xx';
    expect(actionTarget(search)).toBe('/email-verification?oobCode=abc');
  });
});
