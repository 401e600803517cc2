import { type Berth, BERTH_STATE, BERTH_TYPE, type BerthKind } from '@/services/booking/berths';

const TYPES: Readonly<Record<number, string>> = {
  [BERTH_TYPE.ordinary]: '普通车位',
  [BERTH_TYPE.charging]: '充电车位',
  [BERTH_TYPE.accessible]: '无障碍车位',
  [BERTH_TYPE.mini]: '微型车位',
  [BERTH_TYPE.mechanical]: '机械车位',
};
const STATES: Readonly<Record<number, string>> = {
  [BERTH_STATE.free]: '可订',
  [BERTH_STATE.booked]: '已订',
  [BERTH_STATE.occupied]: '有车',
  [BERTH_STATE.closed]: '停用',
};

export const typeWord = ({ berthType, berthTypeText }: Pick<Berth, 'berthType' | 'berthTypeText'>): string =>
  berthTypeText || (TYPES[berthType] ?? '车位');

export const stateWord = ({ state, stateText }: Pick<Berth, 'state' | 'stateText'>): string =>
  stateText || (STATES[state] ?? '不可订');

/** `B1 A区 A103`. */
export const berthPlace = ({ floor, area, berthNo }: Pick<Berth, 'floor' | 'area' | 'berthNo'>): string =>
  [floor, area, berthNo].filter((part) => part !== '').join(' ');

/** `普通车位余5个`. */
export const kindWords = (kind: BerthKind): string =>
  kind.leftNum < 0 ? `${typeWord(kind)}不限` : `${typeWord(kind)}余${String(kind.leftNum)}个`;

/** A part of a lot, with its berths in the order of the server. */
export interface Section {
  readonly name: string;
  readonly berths: readonly Berth[];
}

/** As many as one plan can hold on an old phone. */
const MOST_BERTHS = 300;

/** The berths by floor and area. One with more berths than a plan can hold becomes several: `B1 A-001—A-300`. */
export function sectionsOf(berths: readonly Berth[]): readonly Section[] {
  const sections = new Map<string, Berth[]>();
  for (const berth of berths) {
    const name = [berth.floor, berth.area].filter((part) => part !== '').join(' ') || '车位';
    const own = sections.get(name);
    if (own === undefined) sections.set(name, [berth]);
    else own.push(berth);
  }
  return [...sections].flatMap(([name, own]) =>
    own.length <= MOST_BERTHS
      ? [{ name, berths: own }]
      : Array.from({ length: Math.ceil(own.length / MOST_BERTHS) }, (_, index) => {
          const berths = own.slice(index * MOST_BERTHS, (index + 1) * MOST_BERTHS);
          return { name: `${name} ${berths[0]?.berthNo ?? ''}—${berths[berths.length - 1]?.berthNo ?? ''}`, berths };
        }),
  );
}

/** Berths that stand side by side on the plan. */
export interface Strip {
  readonly key: string;
  readonly berths: readonly Berth[];
  /** Which way a car drives in. The lane is between two strips that face each other. */
  readonly opens: 'down' | 'up';
}

/** As many as fit on a phone of 320 px with large type. */
const PER_STRIP = 3;

export const stripsOf = ({ name, berths }: Section): readonly Strip[] =>
  Array.from({ length: Math.ceil(berths.length / PER_STRIP) }, (_, index) => ({
    key: `${name} ${String(index)}`,
    berths: berths.slice(index * PER_STRIP, (index + 1) * PER_STRIP),
    opens: index % 2 === 0 ? 'down' : 'up',
  }));
