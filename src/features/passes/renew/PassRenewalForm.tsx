import { getPassWeeklyHours } from '@/domain/pass/weeklyHours';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Pass, RenewalTerms } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import {
  CheckoutPayChannelChoice,
  getPayBarAttempt,
  isCheckoutChoiceLocked,
} from '@/widgets/checkout/CheckoutPayChannelChoice';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeeklyValidHoursStrip } from '@/widgets/pass/WeeklyValidHoursStrip';

import { passPlatesText, passStateLabel, passStateTone } from '../model/passText';
import { PassCyclesStepper } from '../parts/PassCyclesStepper';
import { PassStatusLine } from '../parts/PassStatusLine';
import { passRenewalPriceChangeText } from './model/passRenewal';
import { PassNotRenewableCard } from './PassNotRenewableCard';
import { usePassRenewal } from './usePassRenewal';

interface PassRenewalFormProps {
  readonly frame: ScreenHeaderProps<'monthlyPassRenew' | 'renew'>;
  readonly pass: Pass;
  readonly renewal: RenewalTerms;
  readonly refetchRenewal: () => void;
}

/** The renewal form: the old end, the new period, the price and the payment. */
export function PassRenewalForm({ frame, pass, renewal, refetchRenewal }: PassRenewalFormProps) {
  const nowMs = useServerNow();
  const renew = usePassRenewal(pass, renewal, refetchRenewal);
  const { checkout, cycles, change, promised, quote, isRefused } = renew;
  const canRenew = !isRefused || getPayBarAttempt(checkout.bar) !== null || checkout.bar.is === 'waiting';
  const priceNotice = passRenewalPriceChangeText(pass, renewal);
  const header = (
    <Card>
      <CardStatusHeader title={pass.ruleName} word={passStateLabel(pass)} tone={passStateTone(pass)} />
      <p>
        <UnbrokenNumbersText
          of={[passPlatesText(pass.plates), pass.parkName].filter((text) => text !== '').join(' · ')}
        />
      </p>
      <PassStatusLine pass={pass} nowMs={nowMs} />
    </Card>
  );
  if (!canRenew) {
    return (
      <ScreenFrame {...frame}>
        {header}
        <PassNotRenewableCard pass={pass} reason={renewal.reason} />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      {...frame}
      bar={<CheckoutBar checkout={checkout} object="月卡续费" action="确认支付" onRefresh={refetchRenewal} />}
    >
      {header}
      <CheckoutNotices checkout={checkout} pendingText="上一笔续费的结果正在确认，请勿重复支付" />
      {priceNotice !== '' && <NoticeBanner tone="soon">{priceNotice}</NoticeBanner>}
      {quote !== undefined && quote.refusal !== '' && (
        <NoticeBanner tone="owed" isAnnounced>
          {quote.refusal}
        </NoticeBanner>
      )}
      <Card title="续多久">
        <fieldset disabled={isCheckoutChoiceLocked(checkout.bar)}>
          <PassCyclesStepper rule={renewal} cycles={cycles} onChange={(chosen) => change({ cycles: chosen })} />
        </fieldset>
      </Card>
      <Card title="有效期">
        <PassTimeline productName="月卡" {...promised} />
        <WeeklyValidHoursStrip ranges={getPassWeeklyHours(pass)} />
      </Card>
      <CheckoutPayChannelChoice checkout={checkout} />
    </ScreenFrame>
  );
}
