import { type Berth, BERTH_STATE, BERTH_TYPE, type BerthTypeAvailability } from '@/services/booking/berths';

const TYPE_LABELS: Readonly<Record<number, string>> = {
  [BERTH_TYPE.ordinary]: '普通车位',
  [BERTH_TYPE.charging]: '充电车位',
  [BERTH_TYPE.accessible]: '无障碍车位',
  [BERTH_TYPE.mini]: '微型车位',
  [BERTH_TYPE.mechanical]: '机械车位',
};
const STATE_LABELS: Readonly<Record<number, string>> = {
  [BERTH_STATE.free]: '可订',
  [BERTH_STATE.booked]: '已订',
  [BERTH_STATE.occupied]: '有车',
  [BERTH_STATE.closed]: '停用',
};

export const berthTypeLabel = ({ berthType, berthTypeText }: Pick<Berth, 'berthType' | 'berthTypeText'>): string =>
  berthTypeText || (TYPE_LABELS[berthType] ?? '车位');

export const berthStateLabel = ({ state, stateText }: Pick<Berth, 'state' | 'stateText'>): string =>
  stateText || (STATE_LABELS[state] ?? '不可订');

/** `B1 A区 A103`. */
export const formatBerthPlace = ({ floor, area, berthNo }: Pick<Berth, 'floor' | 'area' | 'berthNo'>): string =>
  [floor, area, berthNo].filter((part) => part !== '').join(' ');

/** `普通车位余5个`. */
export const remainingBerthsText = (kind: BerthTypeAvailability): string =>
  kind.leftNum < 0 ? `${berthTypeLabel(kind)}不限` : `${berthTypeLabel(kind)}余${String(kind.leftNum)}个`;

/** A part of a lot with its berths in server order. */
export interface LotAreaBerths {
  readonly name: string;
  readonly berths: readonly Berth[];
}

/** The most berths that one plan can show on an old phone. */
const MAX_SECTION_BERTHS = 300;

/** Groups berths by floor and area. A group with too many berths for one plan is split: `B1 A-001—A-300`. */
export function groupBerthsByLotArea(berths: readonly Berth[]): readonly LotAreaBerths[] {
  const sections = new Map<string, Berth[]>();
  for (const berth of berths) {
    const name = [berth.floor, berth.area].filter((part) => part !== '').join(' ') || '车位';
    const sectionBerths = sections.get(name);
    if (sectionBerths === undefined) sections.set(name, [berth]);
    else sectionBerths.push(berth);
  }
  return [...sections].flatMap(([name, sectionBerths]) =>
    sectionBerths.length <= MAX_SECTION_BERTHS
      ? [{ name, berths: sectionBerths }]
      : Array.from({ length: Math.ceil(sectionBerths.length / MAX_SECTION_BERTHS) }, (_, index) => {
          const berths = sectionBerths.slice(index * MAX_SECTION_BERTHS, (index + 1) * MAX_SECTION_BERTHS);
          return { name: `${name} ${berths[0]?.berthNo ?? ''}—${berths[berths.length - 1]?.berthNo ?? ''}`, berths };
        }),
  );
}

/** Berths side by side on the plan. */
export interface BerthFloorPlanStrip {
  readonly key: string;
  readonly berths: readonly Berth[];
  /** The side from which a car drives in. The lane is between two strips that face each other. */
  readonly entrySide: 'down' | 'up';
}

/** Fits on a phone 320 px wide with large type. */
const BERTHS_PER_STRIP = 3;

export const toBerthFloorPlanStrips = ({ name, berths }: LotAreaBerths): readonly BerthFloorPlanStrip[] =>
  Array.from({ length: Math.ceil(berths.length / BERTHS_PER_STRIP) }, (_, index) => ({
    key: `${name} ${String(index)}`,
    berths: berths.slice(index * BERTHS_PER_STRIP, (index + 1) * BERTHS_PER_STRIP),
    entrySide: index % 2 === 0 ? 'down' : 'up',
  }));
