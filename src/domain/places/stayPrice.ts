/** A lot's price, as parsed from its labels: free minutes, a price for each started unit, and the cap for 24 hours. */
export interface ParkingPriceRule {
  readonly freeMinutes: number;
  readonly unitMinutes: number;
  readonly unitCents: number;
  /** Null: no cap. */
  readonly capCents: number | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** At most four digits, so that a day of the shortest unit stays exact. */
const YUAN = String.raw`(?<yuan>\d{1,4}(?:\.\d{1,2})?)元`;
const SPAN = String.raw`(?<count>[1-9]\d{0,2}|半)?(?<unit>分钟|小时)`;
const PER_DAY = '(?:24小时|每日|每天|全天|单日)?';
const FREE = [`免费(?:停车|时长)?${SPAN}(?:内)?`, `[前首]?${SPAN}(?:内)?免费(?:停车)?`];
const PRICE = [`${YUAN}/${SPAN}`, `每${SPAN}${YUAN}`];
const CAP = [`${PER_DAY}(?:封顶|最高)(?:收费)?${YUAN}`, `${PER_DAY}${YUAN}封顶`];

type Groups = Partial<Record<'yuan' | 'count' | 'unit', string>>;

const matchForm = (label: string, forms: readonly string[]): Groups | null => {
  for (const form of forms) {
    const found = new RegExp(`^${form}$`, 'u').exec(label);
    if (found !== null) return found.groups ?? {};
  }
  return null;
};

/** Parses digits only, to avoid floating-point errors: `2.5` → 250. */
const parseCents = ({ yuan = '' }: Groups): number => {
  const [whole = '', fraction = ''] = yuan.split('.');
  return Number(whole + fraction.padEnd(2, '0'));
};

const parseMinutes = ({ count = '1', unit }: Groups): number =>
  (count === '半' ? 0.5 : Number(count)) * (unit === '小时' ? HOUR : 1);

const normalizeLabel = (label: string): string => label.replace(/\s/gu, '').replace(/／/gu, '/');

/**
 * Parses the price labels of a lot. Null unless every label is understood, exactly one is the price, and at most one
 * each is the free time and the cap: a label that is not understood may be a night price or a first hour, and the sum
 * would be wrong.
 */
export function parseParkingPriceRule(labels: readonly string[]): ParkingPriceRule | null {
  const texts = labels.map(normalizeLabel);
  const read = (forms: readonly string[]) => texts.flatMap((text) => matchForm(text, forms) ?? []);
  const [free, prices, caps] = [read(FREE), read(PRICE), read(CAP)];
  const [price] = prices;
  if (price === undefined || prices.length > 1 || free.length > 1 || caps.length > 1) return null;
  if (free.length + prices.length + caps.length !== labels.length) return null;
  const unitMinutes = parseMinutes(price);
  const freeMinutes = free[0] === undefined ? 0 : parseMinutes(free[0]);
  if (!Number.isInteger(unitMinutes) || unitMinutes > DAY || !Number.isInteger(freeMinutes)) return null;
  return {
    freeMinutes,
    unitMinutes,
    unitCents: parseCents(price),
    capCents: caps[0] === undefined ? null : parseCents(caps[0]),
  };
}

/**
 * The price of a stay, in cents. Free minutes are a grace period: beyond them the complete stay counts, and each
 * started unit. Lots differ in that; this is the more expensive rule. The cap applies to each 24 hours from the entry.
 * Null if the duration is not a number of minutes.
 */
export function calculateStayPrice(
  { freeMinutes, unitMinutes, unitCents, capCents }: ParkingPriceRule,
  minutes: number,
): number | null {
  if (!Number.isSafeInteger(minutes) || minutes < 0) return null;
  if (minutes <= freeMinutes) return 0;
  const priceWithinDay = (part: number) =>
    Math.min(Math.ceil(part / unitMinutes) * unitCents, capCents ?? Number.MAX_SAFE_INTEGER);
  return Math.floor(minutes / DAY) * priceWithinDay(DAY) + priceWithinDay(minutes % DAY);
}
