import type { ChargingEstimate } from '@/domain/charging/estimateCharging';
import { findChargingPricePeriod, formatKwhPriceFromCents } from '@/domain/charging/prices';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ChargingStation } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { amountOrPlateAttributes } from '@/ui/text/amountOrPlateAttributes';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

import { energyPriceBreakdownText, idleFeeRuleText, nextEnergyPriceText } from '../station/model/stationText';
import { chargingEstimateText, idleFeeStartText } from './model/startText';
import styles from './StartCards.module.css';

/** The price per kWh now and next, the estimated cost of the charge, and other costs. */
export function ChargingCostCard({
  station,
  expected,
}: {
  readonly station: ChargingStation;
  readonly expected: ChargingEstimate | null;
}) {
  const now = useServerNow();
  const { periodPrices, parkingFeeDesc, occupyRule } = station;
  const price = formatKwhPriceFromCents(findChargingPricePeriod(periodPrices, now)?.totalPriceFen ?? Number.NaN);
  const parts = energyPriceBreakdownText(periodPrices, now);
  const occupyStartText = occupyRule === null ? '' : idleFeeStartText(occupyRule, expected?.minutes ?? null, now);
  return (
    <Card title="现在电价">
      <div>
        <p className={styles['price']}>{price || '价格以充电桩显示为准'}</p>
        <p className={styles['note']} {...amountOrPlateAttributes(parts)}>
          <UnbrokenNumbersText of={parts} />
        </p>
      </div>
      {expected !== null && (
        <p>
          <UnbrokenNumbersText of={chargingEstimateText(expected)} />
        </p>
      )}
      <FactRows
        facts={[
          { label: '下次变价', value: nextEnergyPriceText(periodPrices, now) },
          { label: '停车', value: parkingFeeDesc },
          { label: '占位费', value: idleFeeRuleText(occupyRule) },
          { label: '占位起收', value: occupyStartText },
        ]}
      />
      {expected !== null && <p className={styles['note']}>预计按枪的最大功率算，以实际为准</p>}
    </Card>
  );
}
