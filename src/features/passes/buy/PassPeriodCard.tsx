import { formatDay } from '@/domain/pass/passTimes';
import { getWeekRanges } from '@/domain/pass/weekHours';
import { parseServerTime } from '@/domain/time';
import type { PassQuote, PassRule } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CheckBox } from '@/ui/form/CheckBox';
import { RequiredPart } from '@/ui/missing/RequiredPart';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekStrip } from '@/widgets/pass/WeekStrip';

import { overlapKey } from './model/passChoices';
import type { PassPurchaseForm } from './usePassPurchase';

/** The period and hours shown before the payment, with a refusal or an overlap. */
export function PassPeriodCard({ rule, purchase }: { readonly rule: PassRule; readonly purchase: PassPurchaseForm }) {
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
        <WeekStrip ranges={getWeekRanges(rule)} />
        {hasDifferentPeriod && <NoticeBanner tone="soon">停车场的有效期与常规算法不同，以这里显示的为准</NoticeBanner>}
      </Card>
      {quote !== undefined && quote.overlaps.length > 0 && (
        <Card title="有效期重叠">
          {quote.overlaps.map((overlap) => (
            <p key={overlap.bagOrderNo}>{overlapText(overlap)}</p>
          ))}
          <RequiredPart isMissing={draft.agreedOverlap !== overlapKey(quote)}>
            <CheckBox
              isChecked={draft.agreedOverlap === overlapKey(quote)}
              onChange={(isChecked) => change({ agreedOverlap: isChecked ? overlapKey(quote) : '' })}
            >
              知道会重叠，仍要办理
            </CheckBox>
          </RequiredPart>
        </Card>
      )}
    </>
  );
}

function overlapText({ ruleName, plateText, startTime, endTime }: PassQuote['overlaps'][number]): string {
  const [startMs, endMs] = [startTime, endTime].map(parseServerTime);
  const days = startMs == null || endMs == null ? '' : `（${formatDay(startMs)}至${formatDay(endMs - 1)}）`;
  return `${plateText}已有${ruleName}${days}，重叠的天数不会顺延`;
}
