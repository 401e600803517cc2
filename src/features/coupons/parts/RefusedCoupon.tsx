import type { ReactNode } from 'react';

import { standing } from '@/navigation/standing';
import { FEEDBACK_TYPE, type FeedbackType } from '@/services/basic/support';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

import { MerchantContact } from './MerchantContact';

interface RefusedCouponProps {
  readonly frame: { readonly name: string; readonly title: string };
  readonly code: string | undefined;
  /** The car that it was meant for. */
  readonly plateNo?: string | undefined;
  /** The kind of feedback that belongs to it. */
  readonly about?: FeedbackType;
  readonly refusal: { readonly word: string; readonly advice: string };
  readonly actions: ReactNode;
}

/** Why a coupon was refused, what the driver can do about it, and whom to ask. */
export function RefusedCoupon({
  frame,
  code,
  plateNo,
  about = FEEDBACK_TYPE.parkingBill,
  refusal,
  actions,
}: RefusedCouponProps) {
  const help = standing('customerServiceFeedBack', {
    type: about,
    ...(code === undefined ? {} : { couponNo: code }),
    ...(plateNo === undefined ? {} : { plateNo }),
  });
  return (
    <ResultScreen
      frame={frame}
      // Not red, because nothing is lost and nothing is owed.
      status="closed"
      word={refusal.word}
      next={refusal.advice}
      actions={actions}
    >
      {code !== undefined && <MerchantContact code={code} />}
      {help !== undefined && (
        <Card>
          <Rows>
            <ListRow title="问题反馈" note={plateNo === undefined ? '券号已填好' : '券号和车牌已填好'} to={help} />
          </Rows>
        </Card>
      )}
    </ResultScreen>
  );
}
