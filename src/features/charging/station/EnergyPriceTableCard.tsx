import { findChargingPricePeriod, formatKwhPriceFromCents } from '@/domain/charging/prices';
import { formatYuan } from '@/domain/money';
import { formatKwhPriceFromYuan } from '@/domain/places/nearbyPlaceTexts';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ChargingPricePeriod } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { amountOrPlateAttributes } from '@/ui/text/amountOrPlateAttributes';
import { Tag } from '@/ui/text/Tag';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

import styles from './EnergyPriceTableCard.module.css';
import { cheapestEnergyHoursText, energyPriceBreakdownText, nextEnergyPriceText } from './model/stationText';

interface PriceTableProps {
  readonly prices: readonly ChargingPricePeriod[];
  /** Yuan per kWh from the list, for a station without price periods. */
  readonly currentPrice: number;
}

/** The price per kWh now, its next change, and the prices of the whole day. */
export function EnergyPriceTableCard({ prices, currentPrice }: PriceTableProps) {
  const now = useServerNow();
  const currentPeriod = findChargingPricePeriod(prices, now);
  const price =
    formatKwhPriceFromCents(currentPeriod?.totalPriceFen ?? Number.NaN) || formatKwhPriceFromYuan(currentPrice);
  const parts = energyPriceBreakdownText([...prices], now);
  const next = nextEnergyPriceText([...prices], now);
  const cheapest = cheapestEnergyHoursText([...prices]);
  return (
    <Card title="现在电价">
      <div>
        <p className={styles['price']}>{price || '价格以充电桩显示为准'}</p>
        {[parts, next, cheapest].map(
          (text) =>
            text !== '' && (
              <p key={text} className={styles['note']} {...amountOrPlateAttributes(text)}>
                <UnbrokenNumbersText of={text} />
              </p>
            ),
        )}
      </div>
      {prices.length > 1 && (
        <table className={styles['table']} aria-label="分时电价">
          <thead>
            <tr>
              <th scope="col">时段</th>
              <th scope="col">电费+服务费</th>
              <th scope="col">每度合计</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((period, index) => (
              <PeriodRow key={index} period={period} isNow={period === currentPeriod} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function PeriodRow({ period, isNow }: { readonly period: ChargingPricePeriod; readonly isNow: boolean }) {
  const { start, end, elecPriceFen, servicePriceFen, totalPriceFen, tag } = period;
  return (
    <tr data-sum="" className={isNow ? styles['now'] : undefined} aria-current={isNow ? 'time' : undefined}>
      <td>
        {start}–{end} {tag !== '' && <Tag>{tag}</Tag>} {isNow && <Tag tone="brand">现在</Tag>}
      </td>
      <td>
        {formatYuan(elecPriceFen)}+<wbr />
        {formatYuan(servicePriceFen)}
      </td>
      <td>{formatYuan(totalPriceFen)}</td>
    </tr>
  );
}
