import type { Estimate } from '@/domain/charging/estimate';
import { periodAt, perKwh } from '@/domain/charging/prices';
import type { Station } from '@/services/cps/stations';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { amountAttributes } from '@/ui/text/amountAttributes';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';

import { nextPriceText, occupyText, partsText } from '../station/model/stationWords';
import { estimateText, occupyFromText } from './model/startWords';
import styles from './StartCards.module.css';

/** What a kWh costs now and next, what the charge is likely to cost, and what else costs money here. */
export function CostCard({ station, expected }: { readonly station: Station; readonly expected: Estimate | null }) {
  const now = useServerNow();
  const { periodPrices, parkingFeeDesc, occupyRule } = station;
  const price = perKwh(periodAt(periodPrices, now)?.totalPriceFen ?? Number.NaN);
  const parts = partsText(periodPrices, now);
  const from = occupyRule === null ? '' : occupyFromText(occupyRule, expected?.minutes ?? null, now);
  return (
    <Card title="现在电价">
      <div>
        <p className={styles['price']}>{price || '价格以充电桩显示为准'}</p>
        <p className={styles['note']} {...amountAttributes(parts)}>
          <UnbrokenNumbers of={parts} />
        </p>
      </div>
      {expected !== null && (
        <p>
          <UnbrokenNumbers of={estimateText(expected)} />
        </p>
      )}
      <FactRows
        facts={[
          { label: '下次变价', value: nextPriceText(periodPrices, now) },
          { label: '停车', value: parkingFeeDesc },
          { label: '占位费', value: occupyText(occupyRule) },
          { label: '占位起收', value: from },
        ]}
      />
      {expected !== null && <p className={styles['note']}>预计按枪的最大功率算，以实际为准</p>}
    </Card>
  );
}
