import { type Pass, PASS_STATE } from '@/services/special/passes';

interface LotPasses {
  readonly parkId: string;
  readonly parkName: string;
  readonly passes: readonly Pass[];
}

const OVER: ReadonlySet<number> = new Set([PASS_STATE.expired, PASS_STATE.refunded, PASS_STATE.cancelled]);

/** The passes that are not over, by the lot that sold them; of one lot only, where the address names it. */
export function livePassesByLot(passes: readonly Pass[], parkId: string | undefined): readonly LotPasses[] {
  const lots = new Map<string, Pass[]>();
  for (const pass of passes) {
    if (OVER.has(pass.state) || (parkId !== undefined && pass.parkId !== parkId)) continue;
    lots.set(pass.parkId, [...(lots.get(pass.parkId) ?? []), pass]);
  }
  return [...lots].map(([id, ofLot]) => ({ parkId: id, parkName: ofLot[0]?.parkName ?? '', passes: ofLot }));
}
