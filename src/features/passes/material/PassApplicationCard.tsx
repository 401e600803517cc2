import { formatYuan } from '@/domain/money';
import { isSoldOut } from '@/domain/places/remainingCountText';
import type { PassProduct } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { PassTimeline } from '@/widgets/pass/PassTimeline';

import type { PassPurchaseChoicesState } from '../buy/usePassPurchaseChoices';
import { requiresUnknownPassDocument } from './model/passDocumentTypes';

interface PassApplicationCardProps {
  readonly rule: PassProduct;
  readonly choices: PassPurchaseChoicesState;
  /** The path of the screen with the choices. */
  readonly choicesPath: string;
  /** The unconfirmed submission may itself have taken the last place, so no refusal is shown. */
  readonly isUnconfirmed: boolean;
}

/** The requested pass, the payment after the review, and any reason against it now. */
export function PassApplicationCard({ rule, choices, choicesPath, isUnconfirmed }: PassApplicationCardProps) {
  const { chosen, promised, quote, cycles } = choices;
  const isFull = isSoldOut(rule.leftNum);
  const refusal = isFull ? '名额已售完，现在提交也办不了' : (quote?.refusal ?? '');
  const cents = quote !== undefined && quote.refusal === '' ? quote.payFee : rule.cycleFee * cycles;
  return (
    <>
      {refusal !== '' && !isUnconfirmed && (
        <NoticeBanner tone="owed" isAnnounced>
          {refusal}
        </NoticeBanner>
      )}
      {requiresUnknownPassDocument(rule) && (
        <NoticeBanner tone="soon">这个套餐还要其他证明，提交前先问一下停车场</NoticeBanner>
      )}
      <Card title={rule.ruleName} right={<LinkButton to={choicesPath}>修改</LinkButton>}>
        <FactRows
          facts={[
            { label: '车辆', value: chosen.map(({ formatPlateNo }) => formatPlateNo).join('、') },
            { label: '通过后支付', value: Number.isSafeInteger(cents) ? formatYuan(cents) : '' },
          ]}
        />
        <PassTimeline productName="月卡" {...promised} />
        <p>现在不付款，提交后名额为您保留。审核通过时如果已过生效时间，从通过时算起，付款前会再给您看</p>
      </Card>
    </>
  );
}
