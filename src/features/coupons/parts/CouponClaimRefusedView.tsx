import type { ReactNode } from 'react';

import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { FEEDBACK_TYPE, type FeedbackType } from '@/services/basic/support';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

import { MerchantContactCard } from './MerchantContactCard';

interface CouponClaimRefusedViewProps {
  readonly frame: { readonly name: string; readonly title: string };
  readonly code: string | undefined;
  /** The plate for which the coupon was requested. */
  readonly plateNo?: string | undefined;
  /** The feedback type for the link to the feedback form. */
  readonly feedbackType?: FeedbackType;
  readonly refusal: { readonly word: string; readonly advice: string };
  readonly actions: ReactNode;
}

/** Why a coupon was refused, what the driver can do about it, and whom to contact. */
export function CouponClaimRefusedView({
  frame,
  code,
  plateNo,
  feedbackType = FEEDBACK_TYPE.parkingBill,
  refusal,
  actions,
}: CouponClaimRefusedViewProps) {
  const feedbackPath = getPathIfInBuild('customerServiceFeedBack', {
    type: feedbackType,
    ...(code === undefined ? {} : { couponNo: code }),
    ...(plateNo === undefined ? {} : { plateNo }),
  });
  return (
    <ResultScreen
      frame={frame}
      // Not red, because nothing is lost and nothing is owed.
      status="closed"
      word={refusal.word}
      nextStep={refusal.advice}
      actions={actions}
    >
      {code !== undefined && <MerchantContactCard code={code} />}
      {feedbackPath !== undefined && (
        <Card>
          <CardRows>
            <ListRow
              title="问题反馈"
              note={plateNo === undefined ? '券号已填好' : '券号和车牌已填好'}
              to={feedbackPath}
            />
          </CardRows>
        </Card>
      )}
    </ResultScreen>
  );
}
