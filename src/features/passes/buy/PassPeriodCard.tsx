import { formatDayWithYear } from '@/domain/pass/passTimes';
import { getPassWeeklyHours } from '@/domain/pass/weeklyHours';
import { parseServerTime } from '@/domain/time';
import type { PassProduct, PassQuote } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CheckBox } from '@/ui/form/CheckBox';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeeklyValidHoursStrip } from '@/widgets/pass/WeeklyValidHoursStrip';

import { toPassOverlapKey } from './model/passPurchaseChoices';
import type { PassPurchaseFormState } from './usePassPurchase';

/** The period and hours shown before the payment, with a refusal or an overlap. */
export function PassPeriodCard({
  rule,
  purchase,
}: {
  readonly rule: PassProduct;
  readonly purchase: PassPurchaseFormState;
}) {
  const { promised, hasDifferentPeriod, quote, wish, draft, change } = purchase;
  if (wish === null) return null;
  return (
    <>
      {quote !== undefined && quote.refusal !== '' && (
        <NoticeBanner tone="owed" isAnnounced>
          {quote.refusal}
        </NoticeBanner>
      )}
      <Card title="有效期">
        <PassTimeline productName="月卡" {...promised} />
        <WeeklyValidHoursStrip ranges={getPassWeeklyHours(rule)} />
        {hasDifferentPeriod && <NoticeBanner tone="soon">停车场的有效期与常规算法不同，以这里显示的为准</NoticeBanner>}
      </Card>
      {quote !== undefined && quote.overlaps.length > 0 && (
        <Card title="有效期重叠">
          {quote.overlaps.map((overlap) => (
            <p key={overlap.bagOrderNo}>{overlapText(overlap)}</p>
          ))}
          <RequiredFormPart isMissing={draft.agreedOverlap !== toPassOverlapKey(quote)}>
            <CheckBox
              isChecked={draft.agreedOverlap === toPassOverlapKey(quote)}
              onChange={(isChecked) => change({ agreedOverlap: isChecked ? toPassOverlapKey(quote) : '' })}
            >
              知道会重叠，仍要办理
            </CheckBox>
          </RequiredFormPart>
        </Card>
      )}
    </>
  );
}

function overlapText({ ruleName, plateText, startTime, endTime }: PassQuote['overlaps'][number]): string {
  const [startMs, endMs] = [startTime, endTime].map(parseServerTime);
  const days =
    startMs == null || endMs == null ? '' : `（${formatDayWithYear(startMs)}至${formatDayWithYear(endMs - 1)}）`;
  return `${plateText}已有${ruleName}${days}，重叠的天数不会顺延`;
}
