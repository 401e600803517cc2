import { CHARGING_LIMIT_TYPE, type ChargingLimitType } from '@/domain/charging/chargingCodes';
import type { ChargingStopLimit } from '@/domain/charging/estimateCharging';
import { formatYuan } from '@/domain/money';
import { formatDuration } from '@/domain/time';
import { isPlainObject } from '@/lib/isPlainObject';

/** A driver's choices for a charge that has not started. */
export interface StartChargingDraft {
  readonly limitType: ChargingLimitType;
  readonly limitValue: number;
  /** Null: the driver's own default plate. Empty: none. */
  readonly plateNo: string | null;
  /** CHARGING_PAY_MODE; null: the first available one. */
  readonly payMode: number | null;
}

export const EMPTY_START_CHARGING_DRAFT: StartChargingDraft = {
  limitType: CHARGING_LIMIT_TYPE.full,
  limitValue: 0,
  plateNo: null,
  payMode: null,
};

const LIMIT_TYPE_CODES: readonly unknown[] = Object.values(CHARGING_LIMIT_TYPE);

export const isStartChargingDraft = (value: unknown): value is StartChargingDraft =>
  isPlainObject(value) &&
  LIMIT_TYPE_CODES.includes(value['limitType']) &&
  Number.isSafeInteger(value['limitValue']) &&
  (value['plateNo'] === null || typeof value['plateNo'] === 'string') &&
  (value['payMode'] === null || Number.isSafeInteger(value['payMode']));

/** The limits of a charge. A percentage is offered only if the gun reads the car's state of charge. */
const LIMIT_TYPES = [
  { value: CHARGING_LIMIT_TYPE.full, label: '充满为止' },
  { value: CHARGING_LIMIT_TYPE.amount, label: '按金额' },
  { value: CHARGING_LIMIT_TYPE.energy, label: '按电量' },
  { value: CHARGING_LIMIT_TYPE.time, label: '按时间' },
  { value: CHARGING_LIMIT_TYPE.soc, label: '按百分比' },
] as const;

export const chargingStopLimitTypeOptions = ({ tellsSoc }: { readonly tellsSoc: number }) =>
  LIMIT_TYPES.filter(({ value }) => tellsSoc === 1 || value !== CHARGING_LIMIT_TYPE.soc);

const LIMIT_VALUES: Readonly<Partial<Record<ChargingLimitType, readonly number[]>>> = {
  [CHARGING_LIMIT_TYPE.amount]: [2_000, 3_000, 5_000, 10_000],
  [CHARGING_LIMIT_TYPE.energy]: [10, 20, 30, 50],
  [CHARGING_LIMIT_TYPE.time]: [30, 60, 90, 120],
  // Above 80% a battery charges slowly.
  [CHARGING_LIMIT_TYPE.soc]: [60, 80, 90, 100],
};

/** `50.00元`, `20度`, `1小时`, `80%`; 充满 without a limit. */
export function chargingStopLimitText({ type, value }: ChargingStopLimit): string {
  switch (type) {
    case CHARGING_LIMIT_TYPE.full:
      return '充满';
    case CHARGING_LIMIT_TYPE.amount:
      return formatYuan(value);
    case CHARGING_LIMIT_TYPE.energy:
      return `${String(value)}度`;
    case CHARGING_LIMIT_TYPE.time:
      return formatDuration(value);
    case CHARGING_LIMIT_TYPE.soc:
      return `${String(value)}%`;
  }
}

/** The options for a type of limit. */
export const chargingStopLimitValueOptions = (type: ChargingLimitType) =>
  (LIMIT_VALUES[type] ?? []).map((value) => ({ value, label: chargingStopLimitText({ type, value }) }));

/** The draft with another type of limit and its default value. */
export const withChargingStopLimitType = (
  draft: StartChargingDraft,
  limitType: ChargingLimitType,
): StartChargingDraft => ({
  ...draft,
  limitType,
  limitValue: LIMIT_VALUES[limitType]?.[1] ?? 0,
});
