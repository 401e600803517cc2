import { skipToken } from '@reduxjs/toolkit/query';

import { useServerNow } from '@/platform/clock/useServerNow';
import { useListPassAppliesQuery } from '@/services/special/passApplications';
import { type Pass, PASS_STATE } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Timeline } from '@/ui/card/Timeline';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { markLoadEmpty } from '@/widgets/loading/markLoadEmpty';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { applicationReviewSteps } from '@/widgets/review/applicationReviewSteps';

import { toPassApplicationsArgs } from '../model/toPassApplicationsArgs';

const REVIEW_STATES: ReadonlySet<number> = new Set([PASS_STATE.underReview, PASS_STATE.rejected, PASS_STATE.unpaid]);

/** The progress of a pass's review, and what was submitted. Renders nothing for a pass without a review, or past it. */
export function PassReviewProgressCard({ pass }: { readonly pass: Pass }) {
  if (pass.applyId === '' || !REVIEW_STATES.has(pass.state)) return null;
  // A changed state of the pass means a changed review, so the key remounts the steps and refetches.
  return <ReviewSteps key={pass.state} pass={pass} />;
}

function ReviewSteps({ pass }: { readonly pass: Pass }) {
  const nowMs = useServerNow();
  const query = useListPassAppliesQuery(pass.applyId === '' ? skipToken : toPassApplicationsArgs(pass), {
    refetchOnMountOrArgChange: true,
  });
  const apply = query.currentData?.results.find(({ applyId }) => applyId === pass.applyId);
  const load = toContentLoadState(query, {
    message: '审核进度加载失败',
    waitingFor: '正在查询审核进度…',
    size: 'block',
  });
  return (
    <Card title="审核进度">
      <LoadStateContent
        {...markLoadEmpty(load, apply === undefined)}
        empty={{ illustration: 'coupon', text: '暂时查不到审核进度' }}
        skeleton={<Skeleton height={140} />}
      >
        {apply !== undefined && (
          <>
            <Timeline
              label="审核进度"
              // The reasons are already shown in the status sentence above.
              steps={applicationReviewSteps({ ...apply, reasons: [] }, nowMs, '请在付款期限内支付')}
            />
            <FactRows
              facts={[
                { label: '姓名', value: apply.ownerName },
                { label: '身份证号', value: apply.maskedIdCard },
                { label: '手机号', value: apply.maskedPhone },
                { label: '住址或单位', value: apply.address },
              ]}
            />
          </>
        )}
      </LoadStateContent>
    </Card>
  );
}
