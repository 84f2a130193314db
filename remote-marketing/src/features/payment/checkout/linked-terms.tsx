import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';

const PAGES: Readonly<Record<string, string>> = {
  'Terms & Conditions': paths.terms(),
  'Refund Policy': paths.refundPolicy(),
};

/** A sentence in which the names of legal pages lead to them. */
export function LinkedTerms({ text }: { text: string }) {
  return text.split(/(Terms & Conditions|Refund Policy)/).map((part) => {
    const page = PAGES[part];
    return page === undefined ? (
      part
    ) : (
      <TextLink key={part} component={Link} to={page}>
        {part}
      </TextLink>
    );
  });
}
