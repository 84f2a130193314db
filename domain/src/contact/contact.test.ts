import { contactReceiver } from './contact-receiver';
import { carriesAddress, mayWriteAs } from './contact-request';
import { findRedFlags } from './red-flags';

describe('who can be written to', () => {
  const minor = { isAdult: false, guardianOpen: false, ownOpen: undefined, registeredAsMinor: true };
  const adult = { ...minor, isAdult: true, registeredAsMinor: false };
  test.each([
    ['a minor', minor, null],
    ['a minor whose own word would be yes', { ...minor, ownOpen: true }, null],
    ['a minor whose guardian said yes', { ...minor, guardianOpen: true }, 'guardian'],
    ['an adult', adult, 'player'],
    ['an adult who said no', { ...adult, ownOpen: false }, null],
    ['a minor who turned 18', { ...minor, isAdult: true, guardianOpen: true }, null],
    ['and then said yes', { ...minor, isAdult: true, ownOpen: true }, 'player'],
  ])('%s', (_who, choices, expected) => {
    expect(contactReceiver(choices)).toBe(expected);
  });

  test('an agent writes to adults only', () => {
    expect([mayWriteAs('agent', 'guardian'), mayWriteAs('agent', 'player')]).toEqual([false, true]);
    expect(mayWriteAs('scout', 'guardian')).toBe(true);
  });
});

describe('addresses in a text', () => {
  test.each([
    'Write to rui@club.example please.',
    'I am @ruitestinho everywhere.',
    'See https://club.example/trial',
    'Look at www.club and tell me.',
    'All about it: northfield.com, come by.',
    'All about it on northfield.de.',
    'All about it on northfield.pt/trial',
    'Call +44 7700 900123 today.',
    'Call 07700 900 123 today.',
    'Call (0170) 123-45-67.',
    '0\u200b7\u200b7\u200b0\u200b0\u200b9\u200b0\u200b0\u200b1\u200b2\u200b3',
    '０７７００９００１２３',
    'Call 0\ufe0f\u20e37\ufe0f\u20e37\ufe0f\u20e30\ufe0f\u20e30\ufe0f\u20e39\ufe0f\u20e30\ufe0f\u20e30\ufe0f\u20e3.',
    'Ring 0770-0900 1234 soon.',
    'Ring 07-70-09 00-12-34 soon.',
  ])('%s', (text) => {
    expect(carriesAddress(text)).toBe(true);
  });

  test.each([
    'Our U17 trains on 12.10.2026 and 2026-10-14 at 18:00.',
    'Season 2025/26 and 2026–2027, group of 24 players, 4-3-3.',
    'Saturday 14.03.2026, 10:30–12:00, or 3/14/26 from 9:00 to 11:00.',
    'We liked the 1.92 s over 10 m and the match against Northfield F.C. on Sunday.',
    'Come to the trial.We start at ten, i.e. early.',
  ])('%s carries none', (text) => {
    expect(carriesAddress(text)).toBe(false);
  });
});

describe('red flags', () => {
  test.each([
    ['Come to training alone, I will pick you up.', 'alone'],
    ['We can meet without your parents.', 'alone'],
    ['Komm bitte ohne deine Eltern.', 'alone'],
    ['Please send me some pictures of her.', 'pictures'],
    ['I want to see a selfie first.', 'pictures'],
    ['Can he film himself and send a short video?', 'pictures'],
    ['This is our little secret.', 'secret'],
    ['Don’t tell the coach about this.', 'secret'],
    ['Keep it between us.', 'secret'],
    ['How old is she, and what is her phone number?', 'details'],
    ['Which school does he go to?', 'details'],
    ['¿Cuántos años tiene?', 'details'],
    ['The trial costs a small fee.', 'money'],
    ['It is 200 € only.', 'money'],
    ['Find me on WhatsApp.', 'channel'],
    ['My address is rui at club dot com.', 'channel'],
    ['seven seven zero zero nine one two', 'channel'],
    ['Find me on Whаtsapp.', 'disguised'],
    ['Write on w h a t s a p p please.', 'disguised'],
    ['Здравствуйте, мы хотим пригласить игрока.', 'disguised'],
    ['Send me P\u0301h\u200boto\u200bs.', 'pictures'],
    // Letters that look alike: of other alphabets, small capitals, and the marks of other languages.
    ['Write on ᴡʜᴀᴛsᴀᴘᴘ please.', 'disguised'],
    ['We talk about рау later.', 'disguised'],
    ['Come а\u0301lone.', 'disguised'],
    ['Come аl\u200bone by train.', 'disguised'],
    ['My տnap is rui.', 'disguised'],
    ['We can meet wıthout your parents.', 'alone'],
    ['Come aløne to the ground.', 'alone'],
    ['🇵🇮🇨🇸 please', 'disguised'],
    ['Text me on 📱', 'disguised'],
    ['My number is ٠٧٧٠٠٩٠٠', 'disguised'],
    ['❼❼⓿⓿❾⓿⓿', 'disguised'],
    // Digits and signs for letters, letters apart, letters too many.
    ['Find me on wh4ts4pp.', 'channel'],
    ['Send p1c5 of her.', 'pictures'],
    ['Come a1one.', 'alone'],
    ['Send p!cs of her.', 'pictures'],
    ['Send me n*des.', 'disguised'],
    ['Come alooone.', 'alone'],
    ['Send p i c s of her.', 'disguised'],
    ['Send s e l - f i e s.', 'pictures'],
    ['Find me on Insta-gram or Tele gram.', 'channel'],
    ['Find me on what\ns\nap\np.', 'channel'],
    // Ways to write elsewhere.
    ['rui (at) club (dot) pt', 'channel'],
    ['rui at club , com', 'channel'],
    ['All on northfield.football for you.', 'channel'],
    ['All on northfield . com for you.', 'channel'],
    ['All on northfield。com for you.', 'channel'],
    ['It is 0*7*7*0*0*9*0*0', 'channel'],
    ['It is 07, 70, 09, 00, 12', 'channel'],
    ['It is null sieben sieben null null neun', 'channel'],
    ['It is 0 seven 7 zero 0 nine', 'channel'],
    ['double seven zero triple nine one two four', 'channel'],
    ['My username there is ruitestinho.', 'channel'],
    ['Add me on Roblox.', 'channel'],
    // What words alone do not tell, in languages that the table does not know.
    ['Vorrei incontrare tua figlia da sola dopo la partita, non dirlo a nessuno', 'disguised'],
    ['Chciałbym spotkać się z twoją córką sam na sam po meczu w parku', 'disguised'],
    ['Gostava de conhecer a tua filha depois do jogo, sem os pais', 'alone'],
    ['Come to the changing room after the shower.', 'alone'],
    ['You are very pretty.', 'body'],
    ['Bring her passport, we do the visa.', 'details'],
    ['I have a gift for you.', 'money'],
  ])('%s', (text, flag) => {
    expect(findRedFlags(text)).toContain(flag);
  });

  test.each([
    'I coach the U17 of Northfield FC. We saw the match on Sunday and would like to invite the player with the family to an open training in May.',
    'Scouting for the academy: we look for left-footed defenders and liked the sprint over 10 m. May we talk about a trial with the family present?',
    'I write about girls’ football and would like to interview the player together with a parent at the club.',
    'José Muñoz Żółć\nFC Bayern München\nWe saw the U17 win 3-1 on 14.03.2026 at 18:30 and think she is a brilliant left back! ⚽ Would you and your family visit us in season 2026/27?',
    'Łukasz Øster\nA.C. Nordfeld 1904 e.V.\nTraining is on Tuesday, 17:30–19:00, for players born in 2009, 2010 and 2011. Our group of 24 plays 4-3-3 and 4-4-2.',
  ])('none in: %s', (text) => {
    expect(findRedFlags(text)).toEqual([]);
  });
});
