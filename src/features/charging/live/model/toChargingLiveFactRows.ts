import { formatYuan } from '@/domain/money';
import type { ChargingLiveData } from '@/services/cps/chargingSessions';

import { chargingDurationText, kwhText } from '../../model/chargingOrderText';

const withUnit = (value: number, name: string): string => (Number.isFinite(value) ? `${String(value)}${name}` : '');
const yuanText = (cents: number): string => (Number.isNaN(cents) ? '' : formatYuan(cents));

/**
 * The reading as facts; missing values are empty. While the charger stops, its power falls, so power and remaining time
 * are left out.
 */
export function toChargingLiveFactRows(reading: ChargingLiveData, isStopping: boolean) {
  const { chargeKwh, chargeMinutes, remainMinutes, powerKw, voltageV, currentA, elecFee, serviceFee } = reading;
  const powerFacts = [
    { label: '预计还要', value: chargingDurationText(remainMinutes) },
    { label: '功率', value: withUnit(powerKw, 'kW') },
    {
      label: '电压电流',
      value: [withUnit(voltageV, 'V'), withUnit(currentA, 'A')].filter((text) => text !== '').join(' / '),
    },
  ];
  return [
    { label: '已充', value: kwhText(chargeKwh) },
    { label: '时长', value: chargingDurationText(chargeMinutes) },
    ...(isStopping ? [] : powerFacts),
    { label: '电费', value: yuanText(elecFee) },
    { label: '服务费', value: yuanText(serviceFee) },
  ];
}
