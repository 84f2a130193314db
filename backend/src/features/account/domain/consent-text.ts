/**
 * The words people agree to, by version. Pages show the current one; consent logs name the version, so old
 * versions stay here word for word.
 */
export const CONSENT_TEXTS = {
  'newsletter-2026-11':
    'Send me the Playbook Digest once a month. I am 16 or older, or this is the address of my parent or guardian. I can unsubscribe at any time.',
  'terms-2026-11': 'I accept the Terms & Conditions and have read the Privacy Policy.',
  'guardian-2026-11':
    'I am a parent or legal guardian of this player. I agree that the player has a SKORA account and that SKORA keeps what the player enters there: display name, country, date of birth, football profile, test results and weekly stats, and a picture if the player adds one. All of it is private. Nothing is shown to others unless I agree to that separately. I can withdraw this agreement at any time by the link in the confirmation mail.',
  'contact-2026-11':
    'People who have a link to the CV may send me a contact request. SKORA passes it on to me alone, never to the player. They never learn my email address from SKORA. I can switch this off at any time with the link in the confirmation email.',
  'publish-2026-11':
    'I am a parent or legal guardian of this player. I agree that the player shares the SKORA CV by links. Whoever has a link sees what the player has chosen for it, at most: first name and initial, age group, picture, position, height, nationalities, place, club and career, school, honours, match and test numbers, ratings, clips, what coaches said and a contact address. The date of birth, weight and health are never shown, search engines are told to keep away, and each link ends by itself after a year at the latest. I can withdraw this agreement at any time by the link in the confirmation mail; then every link stops working at once.',
  'guardian-2026-11-b':
    'I am a parent or legal guardian of this player. I agree that the player has a SKORA account and that SKORA keeps what the player enters there: display name, country, date of birth, football profile, test results and weekly stats, and a picture if the player adds one. All of it is private. Nothing is shown to others unless I agree to that separately. I can withdraw this agreement at any time with the link in the confirmation email.',
  'publish-2026-11-b':
    'I am a parent or legal guardian of this player. I agree that the player shares the SKORA CV with links. Anyone who has a link sees what the player has chosen for it, at most: first name and initial, age group, picture, position, height, nationalities, place, club and career, school, honours, match and test numbers, ratings, clips, what coaches said and a contact address. The date of birth, weight and health are never shown. Search engines are told not to list the CV. Each link ends by itself after a year at the latest. I can withdraw this agreement at any time with the link in the confirmation email; then every link stops working at once.',
  'showcase-2026-11':
    'I am a parent or legal guardian of this player. I agree that the player takes part in this event. SKORA tells the organiser the player’s first name and initial. I can withdraw this agreement at any time with the link in the confirmation email; the place then goes to another player.',
  'push-2026-11':
    'I am a parent or legal guardian of this player. I agree that SKORA sends short messages to the devices on which the player switches them on. A message says what happened, for example “A coach has answered”, and nothing else about the player. None comes between 21:00 and 08:00 where the player is. The player can switch them off on each device. I can withdraw this agreement on my family page, or with the link in the confirmation email, at any time; then no device gets messages any more.',
} as const;

export type ConsentVersion = keyof typeof CONSENT_TEXTS;

export const CURRENT_NEWSLETTER_CONSENT = 'newsletter-2026-11' as const satisfies ConsentVersion;
export const CURRENT_TERMS = 'terms-2026-11' as const satisfies ConsentVersion;
export const CURRENT_GUARDIAN_CONSENT = 'guardian-2026-11-b' as const satisfies ConsentVersion;
export const CURRENT_CONTACT_CONSENT = 'contact-2026-11' as const satisfies ConsentVersion;
export const CURRENT_PUBLISH_CONSENT = 'publish-2026-11-b' as const satisfies ConsentVersion;
export const CURRENT_SHOWCASE_CONSENT = 'showcase-2026-11' as const satisfies ConsentVersion;
export const CURRENT_PUSH_CONSENT = 'push-2026-11' as const satisfies ConsentVersion;

/** The youngest age the digest's consent text allows. */
export const NEWSLETTER_AGE = 16;
