import { formatDay } from '@/domain/pass/passTimes';
import { rangesOf } from '@/domain/pass/weekHours';
import { parseServerTime } from '@/domain/time';
import type { PassQuote, PassRule } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { CheckBox } from '@/ui/form/CheckBox';
import { Missing } from '@/ui/missing/Missing';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekStrip } from '@/widgets/pass/WeekStrip';

import { overlapKey } from './model/wish';
import type { Buy } from './useBuy';

/** What is promised before paying: the days and hours, and what stands against them. */
export function PromiseCard({ rule, buy }: { readonly rule: PassRule; readonly buy: Buy }) {
  const { promised, isOther, quote, wish, draft, change } = buy;
  if (wish === null) return null;
  return (
    <>
      {quote !== undefined && quote.refusal !== '' && (
        <Notice tone="owed" isAnnounced>
          {quote.refusal}
        </Notice>
      )}
      <Card title="有效期">
        <PassTimeline what="月卡" {...promised} />
        <WeekStrip ranges={rangesOf(rule)} />
        {isOther && <Notice tone="soon">停车场的有效期与常规算法不同，以这里显示的为准</Notice>}
      </Card>
      {quote !== undefined && quote.overlaps.length > 0 && (
        <Card title="有效期重叠">
          {quote.overlaps.map((overlap) => (
            <p key={overlap.bagOrderNo}>{overlapText(overlap)}</p>
          ))}
          <Missing is={draft.agreedOverlap !== overlapKey(quote)}>
            <CheckBox
              isChecked={draft.agreedOverlap === overlapKey(quote)}
              onChange={(isChecked) => change({ agreedOverlap: isChecked ? overlapKey(quote) : '' })}
            >
              知道会重叠，仍要办理
            </CheckBox>
          </Missing>
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
