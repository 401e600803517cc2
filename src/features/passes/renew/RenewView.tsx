import { rangesOf } from '@/domain/pass/weekHours';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { Pass, Renewal } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, isFixedIn, orderIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekStrip } from '@/widgets/pass/WeekStrip';

import { passTone, passWord, platesText } from '../model/passWords';
import { CyclesStepper } from '../parts/CyclesStepper';
import { PassAnswer } from '../parts/PassAnswer';
import { priceChange } from './model/renewal';
import { NotRenewable } from './NotRenewable';
import { useRenew } from './useRenew';

interface RenewViewProps {
  readonly frame: ScreenHeaderProps<'monthlyPassRenew' | 'renew'>;
  readonly pass: Pass;
  readonly renewal: Renewal;
  readonly checkAgain: () => void;
}

/** A renewal: the old end, the new days, and the price, before it is paid. */
export function RenewView({ frame, pass, renewal, checkAgain }: RenewViewProps) {
  const nowMs = useServerNow();
  const renew = useRenew(pass, renewal, checkAgain);
  const { checkout, cycles, change, promised, quote, isRefused } = renew;
  const isOpen = !isRefused || orderIn(checkout.bar) !== null || checkout.bar.is === 'waiting';
  const price = priceChange(pass, renewal);
  const head = (
    <Card>
      <StatusHeader title={pass.ruleName} word={passWord(pass)} tone={passTone(pass)} />
      <p>
        <UnbrokenNumbers of={[platesText(pass.plates), pass.parkName].filter((text) => text !== '').join(' · ')} />
      </p>
      <PassAnswer pass={pass} nowMs={nowMs} />
    </Card>
  );
  if (!isOpen) {
    return (
      <ScreenFrame {...frame}>
        {head}
        <NotRenewable pass={pass} reason={renewal.reason} />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      {...frame}
      bar={<CheckoutBar checkout={checkout} object="月卡续费" action="确认支付" onRefresh={checkAgain} />}
    >
      {head}
      <CheckoutNotices checkout={checkout} pending="上一笔续费的结果正在确认，请勿重复支付" />
      {price !== '' && <Notice tone="soon">{price}</Notice>}
      {quote !== undefined && quote.refusal !== '' && (
        <Notice tone="owed" isAnnounced>
          {quote.refusal}
        </Notice>
      )}
      <Card title="续多久">
        <fieldset disabled={isFixedIn(checkout.bar)}>
          <CyclesStepper of={renewal} cycles={cycles} onChange={(chosen) => change({ cycles: chosen })} />
        </fieldset>
      </Card>
      <Card title="有效期">
        <PassTimeline what="月卡" {...promised} />
        <WeekStrip ranges={rangesOf(pass)} />
      </Card>
      <CheckoutChoices checkout={checkout} />
    </ScreenFrame>
  );
}
