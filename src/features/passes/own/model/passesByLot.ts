import { type Pass, PASS_STATE } from '@/services/special/passes';

interface LotPasses {
  readonly parkId: string;
  readonly parkName: string;
  readonly passes: readonly Pass[];
}

const ENDED_STATES: ReadonlySet<number> = new Set([PASS_STATE.expired, PASS_STATE.refunded, PASS_STATE.cancelled]);

/** The passes that have not ended, by the lot that sold them; only those of `parkId`, if given. */
export function groupUnendedPassesByLot(passes: readonly Pass[], parkId: string | undefined): readonly LotPasses[] {
  const lots = new Map<string, Pass[]>();
  for (const pass of passes) {
    if (ENDED_STATES.has(pass.state) || (parkId !== undefined && pass.parkId !== parkId)) continue;
    lots.set(pass.parkId, [...(lots.get(pass.parkId) ?? []), pass]);
  }
  return [...lots].map(([id, lotPasses]) => ({
    parkId: id,
    parkName: lotPasses[0]?.parkName ?? '',
    passes: lotPasses,
  }));
}
