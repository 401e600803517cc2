import { formatYuan } from '@/domain/money';
import type { ChargingLive } from '@/services/cps/chargingSessions';

import { durationText, kwhText } from '../../model/orderWords';

const unit = (value: number, name: string): string => (Number.isFinite(value) ? `${String(value)}${name}` : '');
const yuan = (cents: number): string => (Number.isNaN(cents) ? '' : formatYuan(cents));

/**
 * What a charger says, in words; what it does not tell is empty. While it is being stopped its power goes down, so that nothing is said of it, nor of the
 * time that is left.
 */
export function liveFacts(reading: ChargingLive, isStopping: boolean) {
  const { chargeKwh, chargeMinutes, remainMinutes, powerKw, voltageV, currentA, elecFee, serviceFee } = reading;
  const flowing = [
    { label: '预计还要', value: durationText(remainMinutes) },
    { label: '功率', value: unit(powerKw, 'kW') },
    {
      label: '电压电流',
      value: [unit(voltageV, 'V'), unit(currentA, 'A')].filter((text) => text !== '').join(' / '),
    },
  ];
  return [
    { label: '已充', value: kwhText(chargeKwh) },
    { label: '时长', value: durationText(chargeMinutes) },
    ...(isStopping ? [] : flowing),
    { label: '电费', value: yuan(elecFee) },
    { label: '服务费', value: yuan(serviceFee) },
  ];
}
