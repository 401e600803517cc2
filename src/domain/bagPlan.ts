/** bagPlan of the menu config: passes are offered by lot or by rule. */
export const BAG_PLAN = { byLot: 1, byRule: 2 } as const;
