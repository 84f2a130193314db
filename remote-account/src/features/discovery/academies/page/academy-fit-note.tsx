import { Notice, Skeleton } from '@skora/shared/ui';
import { useRequest } from '@skora/kit';
import { readFit, type AcademyFit } from '../api/academies-api';

const TRANSFER: Record<AcademyFit['transfer'], string> = {
  adult: 'You are an adult, so FIFA’s rules on moves of minors do not apply to you.',
  'same-country': 'It is in your country, so joining it would not be an international move.',
  'abroad-16':
    'It is in another country. Between EU and EEA countries a move is possible from 16, if the club provides schooling, housing and care. Anything else needs your federation’s approval.',
  'abroad-minor':
    'It is in another country. Under 18, FIFA forbids international moves except in a few cases, for example when your parents move for reasons that have nothing to do with football.',
  unknown: 'Under 18, FIFA forbids international moves except in a few cases.',
};

function ageSentence({ age, fits }: AcademyFit): string {
  if (age === null) return 'Your account does not say how old you are, so we cannot compare the ages.';
  if (fits === null)
    return `You are ${age}. We do not know which ages this academy takes, so ask before you plan anything.`;
  return fits
    ? `You are ${age}, and this academy takes players of your age.`
    : `You are ${age}, and this academy does not take players of your age.`;
}

export function AcademyFitNote({ id }: { id: string }) {
  const fit = useRequest(id, () => readFit(id));
  if (fit.error) {
    return (
      <Notice title="You and this academy">
        We could not compare this academy with your age and country just now. The rest of this page still
        works.
      </Notice>
    );
  }
  if (!fit.value) return <Skeleton shape="block" />;
  return (
    <Notice title="You and this academy" tone={fit.value.transfer === 'abroad-minor' ? 'warning' : undefined}>
      <p>{ageSentence(fit.value)}</p>
      <p>
        {TRANSFER[fit.value.transfer]} This is general information about article 19 of FIFA’s transfer rules,
        not legal advice.
      </p>
    </Notice>
  );
}
