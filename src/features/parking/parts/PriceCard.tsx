import { formatClock, formatMoment, parseServerTime } from '@/domain/time';
import type { FeeItem, ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/useServerNow';
import { Card } from '@/ui/Card';
import { PriceLine } from '@/ui/PriceLine';
import { TextButton } from '@/ui/TextButton';

import type { PriceRow } from '../model/priceLines';
import styles from './PriceCard.module.css';

const MINUTE_MS = 60_000;

interface PriceCardProps {
  readonly bill: ParkingBill;
  readonly rows: readonly PriceRow[];
  /** Nothing is taken because the stay costs nothing, and not because it is paid. */
  readonly isFree: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** How the amount is made up, how the fee came about, and when it was computed. */
export function PriceCard({ bill, rows, isFree, isOpen, onOpenChange, isRefreshing, onRefresh }: PriceCardProps) {
  return (
    <Card>
      {rows.map(({ key, label, cents, reason }) => (
        <PriceLine
          key={key}
          label={label}
          cents={cents}
          isFree={isFree}
          reason={reason}
          size={key === 'due' ? 'card' : 'row'}
          tone={cents < 0 ? 'done' : 'plain'}
        />
      ))}
      {bill.feeItems.length > 0 && (
        <div>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            onClick={() => onOpenChange(!isOpen)}
          >
            费用怎么算的
            <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true" data-open={isOpen}>
              <path
                d="M3 6l5 5 5-5"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </button>
          {isOpen && (
            <ul className={styles['items']}>
              {bill.feeItems.map((item) => (
                <FeeLine key={`${item.fromTime} ${item.name}`} item={item} />
              ))}
            </ul>
          )}
        </div>
      )}
      <div className={styles['computed']}>
        <Computed feeTime={bill.feeTime} />
        <TextButton label="刷新金额" isDisabled={isRefreshing} onPress={onRefresh}>
          {isRefreshing ? '正在刷新…' : '刷新'}
        </TextButton>
      </div>
    </Card>
  );
}

function FeeLine({ item }: { readonly item: FeeItem }) {
  const now = useServerNow(MINUTE_MS);
  const span = [item.fromTime, item.toTime]
    .map(parseServerTime)
    .filter((ms) => ms !== null)
    .map((ms) => formatMoment(ms, now))
    .join(' 至 ');
  return (
    <li>
      <PriceLine label={item.name} cents={item.fee} isFree reason={span === '' ? undefined : span} />
    </li>
  );
}

function Computed({ feeTime }: { readonly feeTime: string }) {
  const now = useServerNow(MINUTE_MS / 2);
  const computedMs = parseServerTime(feeTime);
  if (computedMs === null) return <span>金额可能已变化</span>;
  const minutes = Math.floor((now - computedMs) / MINUTE_MS);
  return (
    <span>
      金额于 {formatClock(computedMs)} 计算{minutes > 0 && `，已过 ${minutes} 分钟`}
    </span>
  );
}
