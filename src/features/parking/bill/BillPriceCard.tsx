import { isParkingBillFeeFinal } from '@/domain/stay/billState';
import { type BillPriceRow, toBillFeeItemRows } from '@/domain/stay/toBillPriceRows';
import { formatClock, parseServerTime } from '@/domain/time';
import { formatTimeLeft } from '@/domain/timeLeft';
import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { TextButton } from '@/ui/button/TextButton';
import { UnstyledButton } from '@/ui/button/UnstyledButton';
import { Card } from '@/ui/card/Card';
import { PriceLine } from '@/ui/text/PriceLine';
import { useOnExpired } from '@/ui/text/useOnExpired';
import { PRICE_VALIDITY_MS } from '@/widgets/checkout/model/agreedAmount';

import styles from './BillPriceCard.module.css';

interface PriceCardProps {
  readonly bill: ParkingBill;
  readonly rows: readonly BillPriceRow[];
  /** Nothing is due because the stay is free, not because it was paid. */
  readonly isFree: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  /** Refetches the amount; called when it is older than PRICE_VALIDITY_MS. Undefined while nothing can be paid. */
  readonly onStale: (() => void) | undefined;
}

/** The price breakdown, the fee items, and the time at which the fee was computed. */
export function BillPriceCard(props: PriceCardProps) {
  const { bill, rows, isFree, isOpen, onOpenChange, isRefreshing, onRefresh, onStale } = props;
  const isFinal = isParkingBillFeeFinal(bill);
  if (rows.length === 0 && bill.feeItems.length === 0 && isFinal) return null;
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
          <UnstyledButton className={styles['toggle']} aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
            计费明细
            <svg width="1em" height="1em" viewBox="0 0 16 16" fill="none" aria-hidden="true" data-open={isOpen}>
              <path
                d="M3 6l5 5 5-5"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </UnstyledButton>
          {isOpen && <FeeLines items={bill.feeItems} />}
        </div>
      )}
      {!isFinal && (
        <div className={styles['computed']}>
          <PriceComputedAt feeTime={bill.feeTime} onStale={onStale} />
          <TextButton label="刷新金额" isDisabled={isRefreshing} onPress={onRefresh}>
            {isRefreshing ? '正在刷新…' : '刷新'}
          </TextButton>
        </div>
      )}
    </Card>
  );
}

function FeeLines({ items }: { readonly items: ParkingBill['feeItems'] }) {
  const now = useServerNow();
  return (
    <ul className={styles['items']}>
      {toBillFeeItemRows(items, now).map(({ key, ...line }) => (
        <li key={key}>
          <PriceLine {...line} isFree />
        </li>
      ))}
    </ul>
  );
}

interface PriceComputedAtProps {
  readonly feeTime: string;
  readonly onStale: (() => void) | undefined;
}

/** The time at which the amount was computed, and the countdown to its next refresh. */
function PriceComputedAt({ feeTime, onStale }: PriceComputedAtProps) {
  const isCountingDown = onStale !== undefined;
  const now = useServerNow(isCountingDown ? SECOND_MS : MINUTE_MS / 2);
  const computedMs = parseServerTime(feeTime);
  const msLeft = computedMs === null ? Number.NaN : computedMs + PRICE_VALIDITY_MS - now;
  useOnExpired(msLeft <= 0, onStale);
  if (computedMs === null) return <span>金额可能已变化</span>;
  const isRunning = isCountingDown && msLeft > 0;
  return (
    <span>
      费用截至 {formatClock(computedMs)}
      {isRunning && (
        <>
          ，<span role="timer">{formatTimeLeft(msLeft)}</span>后更新
        </>
      )}
    </span>
  );
}
