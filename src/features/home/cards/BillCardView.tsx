import type { ReactNode } from 'react';

import { formatClock, formatDuration, formatMoment, formatShortMoment, parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import type { HomeBillCardData } from '@/services/charge/parkingBill';
import { TextButton } from '@/ui/button/TextButton';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { joinClasses } from '@/ui/joinClasses';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';

import styles from './BillCard.module.css';
import { freeStayTexts } from './model/freeStayTexts';
import type { BillCardState } from './model/toBillCardState';

export interface BillCardViewProps {
  readonly card: Pick<HomeBillCardData, 'formatPlateNo' | 'parkName'>;
  readonly state: BillCardState;
  readonly bill: { uniqueId: string; parkId: string } | null;
  /**
   * The time of the last successful response, in device time, if the data is outdated because later requests failed.
   * Such a card offers a retry instead of paying.
   */
  readonly oldMs?: number | undefined;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
}

export function BillCardView(props: BillCardViewProps) {
  const { card, state, bill, oldMs, isRetrying = false, onRetry } = props;
  const { clock } = usePorts();
  const nowMs = clock.serverNow();
  const isOutdated = oldMs !== undefined;
  const hasActions = state.kind === 'failed' || isOutdated;
  const content = (
    <>
      <span className={styles['head']}>
        <PlateBadge plateNo={card.formatPlateNo} />
      </span>
      <span className={styles['answer']}>
        {STATE_CONTENT[state.kind](state, nowMs)}
        {isOutdated ? (
          <span className={joinClasses(styles['note'], styles['age'])}>
            刷新失败，数据更新于 {formatShortMoment(oldMs + nowMs - clock.deviceNow(), nowMs)}
          </span>
        ) : (
          state.kind === 'due' && <span className={styles['pay']}>去缴费</span>
        )}
      </span>
      <span className={styles['note']}>{card.parkName}</span>
      {!hasActions && (
        <span className={styles['note']}>
          <InlineFacts of={toTimeTexts(state, nowMs)} />
        </span>
      )}
    </>
  );
  if (hasActions) {
    return (
      <div className={styles['card']} data-card={isOutdated ? 'old' : 'failed'}>
        {content}
        <div className={styles['acts']}>
          <TextButton onPress={onRetry} label={`重试查询 ${card.formatPlateNo}`} isDisabled={isRetrying}>
            重试
          </TextButton>
          {bill !== null && <Link to={pathTo('payPage', bill)}>查看账单</Link>}
        </div>
      </div>
    );
  }
  if (bill === null)
    return (
      <div className={styles['card']} data-card={state.kind}>
        {content}
      </div>
    );
  return (
    <Link className={styles['card']} data-card={state.kind} to={pathTo('payPage', bill)}>
      {content}
    </Link>
  );
}

/** The content for each state: the texts of Rule 8.6, and for the states that the rule does not define. */
const STATE_CONTENT: {
  readonly [K in BillCardState['kind']]: (state: BillCardState, nowMs: number) => ReactNode;
} = {
  loading: () => '查询中',
  unseen: () => '滑动查看',
  failed: () => '费用加载失败',
  none: () => '暂无在停信息',
  free: (state, nowMs) => (state.kind === 'free' ? freeStayTexts(state.stay, nowMs).word : ''),
  paid: () => '已缴费',
  pass: () => '月卡停车中',
  confirming: () => '结果确认中',
  due: (state) => <Amount cents={state.kind === 'due' ? state.cents : Number.NaN} size="card" tone="owed" />,
};

function toTimeTexts(state: BillCardState, nowMs: number): string[] {
  const startMs = 'startTime' in state ? parseServerTime(state.startTime) : null;
  if (startMs === null) return [];
  if (state.kind === 'paid' && state.leaveByMs !== null) return [`请于 ${formatClock(state.leaveByMs)} 前离场`];
  const freeText = state.kind === 'free' ? freeStayTexts(state.stay, nowMs).note : '';
  if (freeText !== '') return [freeText];
  return [`${formatMoment(startMs, nowMs)}入场`, `已停${formatDuration((nowMs - startMs) / MINUTE_MS)}`];
}
