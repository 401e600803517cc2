import { usePrimaryAction } from '@/flows/notices/usePrimaryAction';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { PassRule } from '@/services/special/passes';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, isSelectionLocked } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';

import { PassPeriodCard } from './PassPeriodCard';
import { PeriodChoice } from './PeriodChoice';
import { PlatesChoice } from './PlatesChoice';
import { PurchaseRuleCard } from './PurchaseRuleCard';
import { TermsConsent } from './TermsConsent';
import { type PassPurchaseForm, usePassPurchase } from './usePassPurchase';

interface PassConfirmViewProps {
  readonly frame: ScreenHeaderProps<'monthlyPassConfirm'>;
  readonly rule: PassRule;
  readonly parkId: string;
}

/** The choices for a pass, their price and period. If documents must be reviewed, the payment comes after them. */
export function PassConfirmView({ frame, rule, parkId }: PassConfirmViewProps) {
  const purchase = usePassPurchase(rule, parkId);
  const { checkout } = purchase;
  const needsDocuments = rule.needMaterial === 1;
  const isFixed = isSelectionLocked(checkout.bar);
  return (
    <ScreenFrame
      {...frame}
      bar={
        needsDocuments ? (
          <DocumentsBar rule={rule} parkId={parkId} purchase={purchase} />
        ) : (
          <CheckoutBar checkout={checkout} object="月卡" action="确认支付" />
        )
      }
    >
      <PurchaseRuleCard rule={rule} />
      {!needsDocuments && (
        <CheckoutNotices checkout={checkout} pendingText="上一笔月卡订单的结果正在确认，请勿重复支付" />
      )}
      <PlatesChoice rule={rule} purchase={purchase} isFixed={isFixed} />
      <PeriodChoice rule={rule} purchase={purchase} isFixed={isFixed} />
      <PassPeriodCard rule={rule} purchase={purchase} />
      <TermsConsent rule={rule} parkId={parkId} purchase={purchase} />
      {!needsDocuments && <CheckoutChoices checkout={checkout} />}
    </ScreenFrame>
  );
}

/** The button that continues to the documents, which come before the payment. */
function DocumentsBar({
  rule,
  parkId,
  purchase,
}: {
  readonly rule: PassRule;
  readonly parkId: string;
  readonly purchase: PassPurchaseForm;
}) {
  const { bar } = purchase.checkout;
  // The payment method is chosen after the review.
  const documentsPath = pathTo('monthlyMaterial', { ruleId: rule.ruleId, parkId });
  const note = purchase.blockedNote;
  const showMissing = usePrimaryAction(note);
  if (note === '' && bar.is === 'pay' && bar.busyText === undefined) {
    return (
      <BottomBar note="审核通过后再支付">
        <LinkButton variant="primary" to={documentsPath}>
          下一步，提交资料
        </LinkButton>
      </BottomBar>
    );
  }
  return (
    <BottomBar note={note === '' ? '审核通过后再支付' : note}>
      <PrimaryButton onPress={showMissing} busyText={note === '' ? '正在更新…' : undefined}>
        下一步，提交资料
      </PrimaryButton>
    </BottomBar>
  );
}
