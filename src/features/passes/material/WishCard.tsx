import { formatYuan } from '@/domain/money';
import { isSoldOut } from '@/domain/places/leftWords';
import type { PassRule } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { PassTimeline } from '@/widgets/pass/PassTimeline';

import type { Choices } from '../buy/useChoices';
import { asksUnknown } from './model/materialTypes';

interface WishCardProps {
  readonly rule: PassRule;
  readonly choices: Choices;
  /** Where the choices are made. */
  readonly back: string;
  /** What was submitted may have taken the place itself. */
  readonly isUnconfirmed: boolean;
}

/** What is asked for, when it is paid, and what stands against it now. */
export function WishCard({ rule, choices, back, isUnconfirmed }: WishCardProps) {
  const { chosen, promised, quote, cycles } = choices;
  const isFull = isSoldOut(rule.leftNum);
  const refusal = isFull ? '名额已售完，现在提交也办不了' : (quote?.refusal ?? '');
  const cents = quote !== undefined && quote.refusal === '' ? quote.payFee : rule.cycleFee * cycles;
  return (
    <>
      {refusal !== '' && !isUnconfirmed && (
        <Notice tone="owed" isAnnounced>
          {refusal}
        </Notice>
      )}
      {asksUnknown(rule) && <Notice tone="soon">这个套餐还要其他证明，提交前先问一下停车场</Notice>}
      <Card title={rule.ruleName} right={<LinkButton to={back}>修改</LinkButton>}>
        <FactRows
          facts={[
            { label: '车辆', value: chosen.map(({ formatPlateNo }) => formatPlateNo).join('、') },
            { label: '通过后支付', value: Number.isSafeInteger(cents) ? formatYuan(cents) : '' },
          ]}
        />
        <PassTimeline what="月卡" {...promised} />
        <p>现在不付款，提交后名额为您保留。审核通过时如果已过生效时间，从通过时算起，付款前会再给您看</p>
      </Card>
    </>
  );
}
