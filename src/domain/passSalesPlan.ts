/** bagPlan of the menu config: the operator sells passes by lot or by rule. */
export const PASS_SALES_GROUPING = { byLot: 1, byRule: 2 } as const;

/** The page that sells new passes (Rule 2.11). */
export const getPassSalesPageName = (bagPlan: number): 'nearbyBagRules' | 'monthParking' =>
  bagPlan === PASS_SALES_GROUPING.byRule ? 'nearbyBagRules' : 'monthParking';
