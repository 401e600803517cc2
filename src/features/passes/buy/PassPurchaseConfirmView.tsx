import { isSoldOut } from '@/domain/places/remainingCountText';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import type { PassProduct } from '@/services/special/passes';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CheckBox } from '@/ui/form/CheckBox';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { CheckoutPayChannelChoice, isCheckoutChoiceLocked } from '@/widgets/checkout/CheckoutPayChannelChoice';
import { passPriceText, passProductFactTexts, passStockText } from '@/widgets/pass/model/passProductText';

import styles from './buy.module.css';
import { PassPeriodCard } from './PassPeriodCard';
import { PassPeriodChoice } from './PassPeriodChoice';
import { PassPlatesChoice } from './PassPlatesChoice';
import { type PassPurchaseFormState, usePassPurchase } from './usePassPurchase';

interface PassTermsConsentProps {
  readonly rule: PassProduct;
  readonly parkId: string;
  readonly purchase: PassPurchaseFormState;
}

interface PassConfirmViewProps {
  readonly frame: ScreenHeaderProps<'monthlyPassConfirm'>;
  readonly rule: PassProduct;
  readonly parkId: string;
}

/** The choices for a pass, their price and period. If documents must be reviewed, the payment comes after them. */
export function PassPurchaseConfirmView({ frame, rule, parkId }: PassConfirmViewProps) {
  const purchase = usePassPurchase(rule, parkId);
  const { checkout } = purchase;
  const needsDocuments = rule.needMaterial === 1;
  const isFixed = isCheckoutChoiceLocked(checkout.bar);
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
      <PassOnSaleCard rule={rule} />
      {!needsDocuments && (
        <CheckoutNotices checkout={checkout} pendingText="上一笔月卡订单的结果正在确认，请勿重复支付" />
      )}
      <PassPlatesChoice rule={rule} purchase={purchase} isFixed={isFixed} />
      <PassPeriodChoice rule={rule} purchase={purchase} isFixed={isFixed} />
      <PassPeriodCard rule={rule} purchase={purchase} />
      <PassTermsConsent rule={rule} parkId={parkId} purchase={purchase} />
      {!needsDocuments && <CheckoutPayChannelChoice checkout={checkout} />}
    </ScreenFrame>
  );
}

/** The button that continues to the documents, which come before the payment. */
function DocumentsBar({
  rule,
  parkId,
  purchase,
}: {
  readonly rule: PassProduct;
  readonly parkId: string;
  readonly purchase: PassPurchaseFormState;
}) {
  const { bar } = purchase.checkout;
  // The payment method is chosen after the review.
  const documentsPath = pathTo('monthlyMaterial', { ruleId: rule.ruleId, parkId });
  const note = purchase.blockedNote;
  const showMissing = usePrimaryButtonHandler(note);
  if (note === '' && bar.is === 'pay' && bar.busyText === undefined) {
    return (
      <BottomActionBar note="审核通过后再支付">
        <LinkButton variant="primary" to={documentsPath}>
          下一步，提交资料
        </LinkButton>
      </BottomActionBar>
    );
  }
  return (
    <BottomActionBar note={note === '' ? '审核通过后再支付' : note}>
      <PrimaryButton onPress={showMissing} busyText={note === '' ? '正在更新…' : undefined}>
        下一步，提交资料
      </PrimaryButton>
    </BottomActionBar>
  );
}

/** The pass on sale: its name, its price, where it is valid, and how many are left. */
function PassOnSaleCard({ rule }: { readonly rule: PassProduct }) {
  return (
    <Card>
      <CardStatusHeader
        title={rule.ruleName}
        word={passStockText(rule)}
        tone={isSoldOut(rule.leftNum) ? 'plain' : 'done'}
      />
      <p className={styles['price']}>{passPriceText(rule)}</p>
      <p className={styles['note']}>
        <InlineFacts of={passProductFactTexts(rule)} />
      </p>
      <p className={styles['note']}>{rule.parkNames.join('、')}</p>
    </Card>
  );
}

/** The consent to the terms, required before a purchase. */
function PassTermsConsent({ rule: { ruleId }, parkId, purchase: { draft, change } }: PassTermsConsentProps) {
  return (
    <Card>
      <RequiredFormPart isMissing={!draft.hasReadTerms}>
        <CheckBox isChecked={draft.hasReadTerms} onChange={(hasReadTerms) => change({ hasReadTerms })}>
          已阅读并同意<Link to={pathTo('monthlyRuleNotice', { ruleId, parkId })}>《月卡须知》</Link>
        </CheckBox>
      </RequiredFormPart>
    </Card>
  );
}
