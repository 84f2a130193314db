import { readStartOptions } from './start-options';

describe('options of npm start', () => {
  it('keeps data and uses port 3000 when nothing is said', () => {
    expect(readStartOptions([], {})).toMatchObject({ fresh: false, ports: { site: 3000, backend: 8081 } });
  });

  it('takes --fresh and PORT', () => {
    expect(readStartOptions(['--fresh'], { PORT: '4321' })).toMatchObject({
      fresh: true,
      ports: { site: 4321 },
    });
  });

  it('refuses what it does not know', () => {
    expect(() => readStartOptions(['--frehs'], {})).toThrow('Unknown option --frehs');
    expect(() => readStartOptions([], { PORT: 'http' })).toThrow('PORT is http, which is not a port.');
    expect(() => readStartOptions([], { PORT: '9099' })).toThrow('PORT is 9099, which the auth uses.');
  });
});
