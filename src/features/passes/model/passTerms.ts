import { PASS_CYCLE_TYPE, PASS_VALID_HOURS_TYPE, type PassCycleType } from '@/domain/pass/passCodes';
import type { PassRenewalRule } from '@/domain/pass/toPassRenewalWindow';
import type { PassProduct } from '@/services/special/passes';

/** How stays outside the hours of a pass are charged. */
export const passOutsideHoursFeeText = (timeType: number): string =>
  timeType === PASS_VALID_HOURS_TYPE.allDay ? '月卡车辆在有效期内停车不收费' : '时段以外停车按临停计费，不影响月卡';

/** How many cars a pass allows, and how many of them at the same time. */
export function passCarLimitText({
  maxPlates,
  maxInPark,
}: {
  readonly maxPlates: number;
  readonly maxInPark: number;
}): string {
  if (maxPlates <= 1) return '只限这一辆车使用';
  return maxInPark >= maxPlates
    ? `最多${String(maxPlates)}辆车，可以同时停放`
    : `最多${String(maxPlates)}辆车，同时停${String(maxInPark)}辆；先入场的免费，多出的按临停计费`;
}

const CYCLE_UNIT_LABELS: Partial<Record<PassCycleType, string>> = {
  [PASS_CYCLE_TYPE.month]: '个月',
  [PASS_CYCLE_TYPE.quarter]: '个季度',
  [PASS_CYCLE_TYPE.halfYear]: '个半年',
  [PASS_CYCLE_TYPE.year]: '年',
  [PASS_CYCLE_TYPE.day]: '天',
};

/** The purchased duration: `2个月`. For an unknown cycle type only the number with 份. */
export const passCyclesText = (cycleType: PassCycleType, cycles: number): string =>
  `${String(cycles)}${CYCLE_UNIT_LABELS[cycleType] ?? '份'}`;

/** The rule for when a pass can be renewed. */
export function passRenewalTermsText({ renewDaysBefore, renewExpiredDays }: PassRenewalRule): string {
  if (renewExpiredDays < 0) return '到期后不能续费，需要重新办理';
  const beforeText = `到期前${String(renewDaysBefore)}天内可以续费，新的有效期接着原到期时间算`;
  return renewExpiredDays === 0
    ? `${beforeText}；到期后不能续费`
    : `${beforeText}；到期后${String(renewExpiredDays)}天内也可以续费，从续费当天算，中间断档的停车按临停计费`;
}

/** The terms of a pass, one sentence each. */
export const passTermsTexts = (
  rule: Pick<PassProduct, 'description' | 'maxPlates' | 'maxInPark' | 'needMaterial' | keyof PassRenewalRule>,
): readonly string[] =>
  [
    rule.description,
    passCarLimitText(rule),
    passRenewalTermsText(rule),
    rule.needMaterial === 1 ? '需要提交资料，审核通过后再支付' : '',
    '到期时车还在场内的，从到期那一刻起按临停计费',
  ].filter((line) => line !== '');

/** The chosen number of cycles, limited to what can be bought. */
export const clampPassCycles = (
  chosen: number | null,
  { minCycles, maxCycles }: { readonly minCycles: number; readonly maxCycles: number },
): number => Math.min(Math.max(chosen ?? minCycles, minCycles, 1), Math.max(maxCycles, minCycles, 1));
