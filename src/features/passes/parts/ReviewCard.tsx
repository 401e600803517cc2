import { skipToken } from '@reduxjs/toolkit/query';

import { useListPassAppliesQuery } from '@/services/special/passApplies';
import { type Pass, PASS_STATE } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Timeline } from '@/ui/card/Timeline';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { withoutAny } from '@/widgets/loading/withoutAny';
import { reviewSteps } from '@/widgets/review/reviewSteps';

import { applyQuery } from '../model/applyQuery';

const REVIEWED: ReadonlySet<number> = new Set([PASS_STATE.underReview, PASS_STATE.rejected, PASS_STATE.unpaid]);

/** How far the review of a pass is, and what was submitted. Nothing for a pass that needed none, or that is past it. */
export function ReviewCard({ pass }: { readonly pass: Pass }) {
  if (pass.applyId === '' || !REVIEWED.has(pass.state)) return null;
  // Another state of the pass is another state of its review, so it is asked for again.
  return <Steps key={pass.state} pass={pass} />;
}

function Steps({ pass }: { readonly pass: Pass }) {
  const nowMs = useServerNow();
  const query = useListPassAppliesQuery(pass.applyId === '' ? skipToken : applyQuery(pass), {
    refetchOnMountOrArgChange: true,
  });
  const apply = query.currentData?.results.find(({ applyId }) => applyId === pass.applyId);
  const load = toLoadState(query, { what: '审核进度加载失败', waitingFor: '正在查询审核进度…', size: 'block' });
  return (
    <Card title="审核进度">
      <LoadedContent
        {...withoutAny(load, apply === undefined)}
        empty={{ drawing: 'coupon', text: '暂时查不到审核进度' }}
        skeleton={<Skeleton height={140} />}
      >
        {apply !== undefined && (
          <>
            <Timeline
              label="审核进度"
              // The reasons stand in the answer above.
              steps={reviewSteps({ ...apply, reasons: [] }, nowMs, '请在付款期限内支付')}
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
      </LoadedContent>
    </Card>
  );
}
