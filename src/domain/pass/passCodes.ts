/** The `cycleType` of a pass product. Stored uses and stored value have no duration. */
export const PASS_CYCLE_TYPE = {
  unknown: 0,
  month: 1,
  quarter: 2,
  halfYear: 3,
  year: 4,
  day: 5,
  storedUses: 6,
  storedValue: 7,
} as const;
export type PassCycleType = (typeof PASS_CYCLE_TYPE)[keyof typeof PASS_CYCLE_TYPE];

export const PASS_CYCLE_TYPE_NAMES = {
  [PASS_CYCLE_TYPE.month]: '月',
  [PASS_CYCLE_TYPE.quarter]: '季',
  [PASS_CYCLE_TYPE.halfYear]: '半年',
  [PASS_CYCLE_TYPE.year]: '年',
  [PASS_CYCLE_TYPE.day]: '天',
  [PASS_CYCLE_TYPE.storedUses]: '储次',
  [PASS_CYCLE_TYPE.storedValue]: '储值',
} as const;

/** The `timeType`: whether a pass is valid at any hour, or in its `timeRanges`. */
export const PASS_VALID_HOURS_TYPE = { unknown: 0, allDay: 1, inRanges: 2 } as const;

/** The `startRule`: when a pass that is bought now begins. */
export const PASS_START_RULE = { unknown: 0, atOnce: 1, nextDay: 2, chosenDay: 3, nextMonth: 4 } as const;
export type PassStartRule = (typeof PASS_START_RULE)[keyof typeof PASS_START_RULE];
