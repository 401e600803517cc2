/** bagPlan of the menu config: the operator sells passes by lot or by rule. */
export const BAG_PLAN = { byLot: 1, byRule: 2 } as const;

/** The page that sells new passes (Rule 2.11). */
export const passSalesPage = (bagPlan: number): 'nearbyBagRules' | 'monthParking' =>
  bagPlan === BAG_PLAN.byRule ? 'nearbyBagRules' : 'monthParking';
