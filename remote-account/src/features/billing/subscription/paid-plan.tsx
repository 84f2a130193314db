import { useCallback, useState } from 'react';
import { paths } from '@skora/shared/contract';
import { useLocation, useNavigate } from '@skora/shared/router';
import { type Choice, choiceIn, type PaidSubscription } from '../billing-api';
import { ChangeDialog } from '../change-plan/change-dialog';
import { ChangeSection } from '../change-plan/change-section';
import { Contents } from '../plan/contents';
import { EndSection } from '../end-plan/end-section';
import { Invoices } from '../invoices/invoices';
import type { LeaveSite } from '../plan/leave-site';
import { PlanCard } from './plan-card';
import { PlanBanners } from './plan-banners';
import { Usage } from '../usage/usage';
import type { OwnPlan } from '../plan/use-own-plan';

interface PaidPlanProps {
  own: OwnPlan;
  subscription: PaidSubscription;
  leave: LeaveSite;
  onWithdrawn: () => void;
}

export function PaidPlan({ own, subscription, leave, onWithdrawn }: PaidPlanProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Choice | null>(() => choiceIn(search));
  const [payUrl, setPayUrl] = useState<string | null>(null);
  const { accept, revision } = own;
  const close = useCallback(() => {
    setChosen(null);
    if (search !== '') void navigate(paths.manageSubscription(), { replace: true });
  }, [search, navigate]);
  return (
    <>
      <PlanBanners subscription={subscription} payUrl={payUrl} onChanged={accept} leave={leave} />
      <PlanCard subscription={subscription} leave={leave} />
      <Contents tier={subscription.plan ?? 'tier0'} />
      <Usage revision={revision} />
      <ChangeSection subscription={subscription} onChoose={setChosen} />
      <Invoices revision={revision} />
      <EndSection subscription={subscription} onChanged={accept} onWithdrawn={onWithdrawn} />
      {chosen === null ? null : (
        <ChangeDialog
          key={`${chosen.plan} ${chosen.interval}`}
          choice={chosen}
          subscription={subscription}
          onClose={close}
          onChanged={(next, url) => {
            accept(next);
            setPayUrl(url);
            close();
          }}
        />
      )}
    </>
  );
}
