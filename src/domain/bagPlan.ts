/** bagPlan of the menu config: the operator sells passes by lot or by rule. */
export const BAG_PLAN = { byLot: 1, byRule: 2 } as const;
