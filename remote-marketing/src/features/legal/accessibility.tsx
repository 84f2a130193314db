import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { AnswerPromise } from '../../lib/operator/answer-promise';
import { OperatorMail } from '../../lib/operator/operator-mail';
import { Imprint } from './imprint';
import type { LegalDocument } from './legal-document';

export const accessibility: LegalDocument = {
  title: 'Accessibility',
  lead: 'What works for everybody on SKORA, what does not yet, and how to tell us.',
  version: '2026-11-29',
  summary: [
    'Every page is meant to meet WCAG 2.2, level AA. We know of the exceptions below.',
    'You can use the whole site with the keyboard, and with text twice as large.',
    'We check this ourselves, each time we change the site. Nobody else has audited it.',
    'Something does not work for you? Write to us, and say which page it was.',
  ],
  sections: [
    {
      id: 'what-works',
      title: 'What you can expect',
      body: (
        <ul>
          <li>Every page has one main heading, named regions and a link that skips to its content.</li>
          <li>Everything works with the keyboard. You can always see where you are.</li>
          <li>Text has a contrast of at least 4.5 to 1, large text of 3 to 1.</li>
          <li>Charts and pitch drawings say in words what they show.</li>
          <li>Beside each map stands a list of the same places.</li>
          <li>Errors stand next to the field, and nothing you typed is lost.</li>
          <li>If your device asks for less movement, nothing slides or fades.</li>
          <li>
            There is a light theme and a dark one. Your device decides, or you do at the end of each page.
          </li>
          <li>If your device asks for more contrast or uses its own contrast colours, the site follows.</li>
        </ul>
      ),
    },
    {
      id: 'limits',
      title: 'What does not work yet',
      body: (
        <ul>
          <li>
            <strong>Clips</strong> that players upload have subtitles only where the player wrote them, and no
            description of the picture. Their title and labels say what they show.
          </li>
          <li>
            <strong>Without JavaScript</strong> you can read the public pages, answer links out of our emails,
            write to us and subscribe to the digest. An account needs JavaScript.
          </li>
          <li>
            <strong>Browsers:</strong> all our automatic checks run in Chromium. In Firefox and WebKit we
            check what people do most. We do not check Safari on an iPhone.
          </li>
          <li>
            <strong>Language:</strong> the site is in English only.
          </li>
        </ul>
      ),
    },
    {
      id: 'how-we-check',
      title: 'How we check',
      body: (
        <p>
          Before a new version goes out, a browser opens every page on a phone’s and on a desktop’s screen. It
          looks for violations with a common test program (axe), measures the contrast of text, and walks
          through the main journeys with the keyboard alone. Such programs find only a part of all barriers.
          People who use a screen reader every day have not tested the site yet.
        </p>
      ),
    },
    {
      id: 'report',
      title: 'Tell us what does not work',
      body: (
        <>
          <p>
            Write to <OperatorMail /> or use the{' '}
            <TextLink component={Link} to={paths.contactUs()}>
              contact form
            </TextLink>
            . It helps us to know which page it was, what you wanted to do, and which browser or aid you used.
          </p>
          <AnswerPromise />
          <p>
            If you need something from this site in another form, ask for it. If our answer does not help you,
            you can turn to the authority for digital accessibility in your country.
          </p>
        </>
      ),
    },
    { id: 'imprint', title: 'Who runs this site', body: <Imprint /> },
  ],
};
