import { parseServerTime } from '@/domain/time';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { standing } from '@/navigation/standing';
import type { Pass } from '@/services/special/passes';
import { PASS_STATE } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, orderIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { PayWithin } from '@/widgets/checkout/PayWithin';
import { PassTimeline } from '@/widgets/pass/PassTimeline';

import { passTone, passWord } from '../model/passWords';
import { PassAnswer } from '../parts/PassAnswer';
import { ReviewCard } from '../parts/ReviewCard';
import { timeToShow } from './model/passTime';
import { refundedText } from './model/returnQuestion';
import { PassActs } from './PassActs';
import { PassFacts } from './PassFacts';
import { usePassPayment } from './usePassPayment';

interface PassViewProps {
  readonly frame: ScreenHeaderProps<'monthlyPassDetail'>;
  readonly pass: Pass;
  readonly readAgain: () => Promise<Pass | undefined>;
}

/** One pass: its state, the days and hours it covers, its cars, and, while an order of it is unpaid, the way to pay that. */
export function PassView({ frame, pass, readAgain }: PassViewProps) {
  const nowMs = useServerNow();
  const { checkout, isDue } = usePassPayment(pass);
  const open = orderIn(checkout.bar);
  const isOpen = isDue || open !== null;
  const deadlineMs = isDue && open === null ? parseServerTime(pass.expireTime) : null;
  const isRenewal = isDue && pass.state !== PASS_STATE.unpaid;
  const refunded = refundedText(pass);
  const edit =
    pass.state === PASS_STATE.rejected ? standing('monthlyPassEdit', { orderNo: pass.bagOrderNo }) : undefined;
  const bar = isOpen ? (
    <CheckoutBar checkout={checkout} object="月卡" action="确认支付" />
  ) : (
    edit !== undefined && (
      <BottomBar>
        <LinkButton variant="primary" to={edit}>
          修改资料，重新提交
        </LinkButton>
      </BottomBar>
    )
  );
  return (
    <ScreenFrame {...frame} {...(bar === false ? {} : { bar })}>
      <Card>
        <StatusHeader title={pass.ruleName} word={passWord(pass)} tone={passTone(pass)} />
        <PassAnswer pass={pass} nowMs={nowMs} />
        {refunded !== '' && <p>{refunded}</p>}
        {isRenewal && <p>有一笔续费待支付，支付后从原到期时间接着算</p>}
        {isOpen && <Amount cents={open?.orderCents ?? checkout.dueCents} size="page" />}
        {deadlineMs !== null && <PayWithin deadlineMs={deadlineMs} onOver={() => void readAgain()} />}
      </Card>
      {isOpen && <CheckoutNotices checkout={checkout} />}
      {isOpen && <CheckoutChoices checkout={checkout} />}
      <ReviewCard pass={pass} />
      <Card title="有效期">
        <PassTimeline what="月卡" {...timeToShow(pass, nowMs)} />
      </Card>
      <PassFacts pass={pass} />
      <PassActs pass={pass} readAgain={readAgain} />
    </ScreenFrame>
  );
}
