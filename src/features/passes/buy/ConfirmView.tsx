import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { PassRule } from '@/services/special/passes';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, isFixedIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';

import { PeriodChoice } from './PeriodChoice';
import { PlatesChoice } from './PlatesChoice';
import { PromiseCard } from './PromiseCard';
import { RuleCard } from './RuleCard';
import { TermsCheck } from './TermsCheck';
import { type Buy, useBuy } from './useBuy';

interface ConfirmViewProps {
  readonly frame: ScreenHeaderProps<'monthlyPassConfirm'>;
  readonly rule: PassRule;
  readonly parkId: string;
}

/** The choices of a pass and their consequences. With documents to be reviewed, the payment comes after them. */
export function ConfirmView({ frame, rule, parkId }: ConfirmViewProps) {
  const buy = useBuy(rule, parkId);
  const { checkout } = buy;
  const needsPapers = rule.needMaterial === 1;
  const isFixed = isFixedIn(checkout.bar);
  return (
    <ScreenFrame
      {...frame}
      bar={
        needsPapers ? (
          <PapersBar rule={rule} parkId={parkId} buy={buy} />
        ) : (
          <CheckoutBar checkout={checkout} object="月卡" action="确认支付" />
        )
      }
    >
      <RuleCard rule={rule} />
      {!needsPapers && <CheckoutNotices checkout={checkout} pending="上一笔月卡订单的结果正在确认，请勿重复支付" />}
      <PlatesChoice rule={rule} buy={buy} isFixed={isFixed} />
      <PeriodChoice rule={rule} buy={buy} isFixed={isFixed} />
      <PromiseCard rule={rule} buy={buy} />
      <TermsCheck rule={rule} parkId={parkId} buy={buy} />
      {!needsPapers && <CheckoutChoices checkout={checkout} />}
    </ScreenFrame>
  );
}

/** The way on to the documents, which come before the payment. */
function PapersBar({ rule, parkId, buy }: { readonly rule: PassRule; readonly parkId: string; readonly buy: Buy }) {
  const { bar } = buy.checkout;
  // The channel is chosen after the review.
  const papers = pathTo('monthlyMaterial', { ruleId: rule.ruleId, parkId });
  const note = buy.blockedNote;
  const lead = usePrimaryAct(note);
  if (note === '' && bar.is === 'pay' && bar.busyText === undefined) {
    return (
      <BottomBar note="审核通过后再支付">
        <LinkButton variant="primary" to={papers}>
          下一步，提交资料
        </LinkButton>
      </BottomBar>
    );
  }
  return (
    <BottomBar note={note === '' ? '审核通过后再支付' : note}>
      <PrimaryButton onPress={lead} busyText={note === '' ? '正在更新…' : undefined}>
        下一步，提交资料
      </PrimaryButton>
    </BottomBar>
  );
}
