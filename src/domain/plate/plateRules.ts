import { PLATE_CELL_COUNT, type PlateCells, REQUIRED_PLATE_CELL_COUNT } from './plateCells';

/** The characters of plates. I and O are missing because no plate has them: they look like 1 and 0 (GA 36). */
const PROVINCES: ReadonlySet<string> = new Set('京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼');
const LETTERS: ReadonlySet<string> = new Set('ABCDEFGHJKLMNPQRSTUVWXYZ');
export const PLATE_DIGIT_KEYS: ReadonlySet<string> = new Set('0123456789');

export const ARMED_POLICE_PLATE_KEY = 'WJ';
export const EMBASSY_PLATE_KEY = '使';
export const EMERGENCY_PLATE_KEY = '应急';

/** GA 36-2018: D A B C E mark battery-electric vehicles, F G H J K other new-energy vehicles. */
const NEW_ENERGY_LETTERS: ReadonlySet<string> = new Set('DABCEFGHJK');

/** Letters of the armed police branches, which may end a WJ plate. */
const ARMED_POLICE_BRANCHES: ReadonlySet<string> = new Set('BDHJSTX');

/** Cross-border vehicles have 粤Z and end in 港 or 澳. Rescue vehicles have X or S and end in 应急. */
const BORDER_PROVINCE: ReadonlySet<string> = new Set('粤');
const BORDER_LETTER: ReadonlySet<string> = new Set('Z');
const RESCUE_LETTERS: ReadonlySet<string> = new Set('XS');

const HEADS = union(PROVINCES, [EMBASSY_PLATE_KEY, ARMED_POLICE_PLATE_KEY]);
const SERIAL = union(PLATE_DIGIT_KEYS, LETTERS);
const ARMED_POLICE_END = union(PLATE_DIGIT_KEYS, ARMED_POLICE_BRANCHES);
const NO_KEYS: ReadonlySet<string> = new Set();

/** Cell numbers as array indexes. */
const HEAD = 0;
const ISSUER = 1;
const SERIAL_START = 2;
const SEVENTH = 6;
const EIGHTH = 7;

/**
 * The keys that may stand in a cell, given the cells before it. This is the one table of plate rules
 * (Rule 6.2); the keyboard, the paste and the query button all use it.
 *
 * | kind          | cell 1   | cell 2            | cells 3–6 | cell 7                                      | cell 8 |
 * |---------------|----------|-------------------|-----------|---------------------------------------------|--------|
 * | ordinary      | province | letter            | serial    | serial, or 学 警 挂 领; 港 澳 after 粤Z; 应急 after X or S | new energy: letter in cell 3 and digits from 5 → digit; digits from 3 → new-energy letter |
 * | armed police  | WJ       | province or digit | digits    | digit or branch letter                      | after a digit in cell 2: digit or branch letter |
 * | embassy       | 使       | digit             | digits    | digit                                       | –      |
 *
 * An empty cell before `index` counts as any key that an ordinary plate may have there.
 */
export function listLegalPlateKeys(cells: PlateCells, index: number): ReadonlySet<string> {
  if (index === HEAD) return HEADS;
  switch (cellAt(cells, HEAD)) {
    case ARMED_POLICE_PLATE_KEY:
      return armedPoliceKeys(cells, index);
    case EMBASSY_PLATE_KEY:
      return index < EIGHTH ? PLATE_DIGIT_KEYS : NO_KEYS;
    default:
      return ordinaryKeys(cells, index);
  }
}

/** The same cells, with every cell emptied that is not legal after the cells before it. */
export function clearIllegalPlateCells(cells: PlateCells): PlateCells {
  return cells.reduce<PlateCells>(
    (kept, key, index) => [...kept, listLegalPlateKeys(kept, index).has(key) ? key : ''],
    [],
  );
}

/**
 * Whether the plate is complete enough to query: the first seven cells are filled and every cell is legal (Rule 6.1). A
 * plate that ends in 应急 has it in cell 7 and needs no eighth cell.
 */
export function isQueryablePlate(cells: PlateCells): boolean {
  return (
    cells.length === PLATE_CELL_COUNT &&
    cells.every((key, index) =>
      key === '' ? index >= REQUIRED_PLATE_CELL_COUNT : listLegalPlateKeys(cells, index).has(key),
    )
  );
}

/** Whether the eight cells are a new-energy plate. */
export function isNewEnergyPlate(cells: PlateCells): boolean {
  return isQueryablePlate(cells) && cellAt(cells, EIGHTH) !== '' && cellAt(cells, HEAD) !== ARMED_POLICE_PLATE_KEY;
}

function armedPoliceKeys(cells: PlateCells, index: number): ReadonlySet<string> {
  if (index === ISSUER) return union(PROVINCES, PLATE_DIGIT_KEYS);
  if (index < SEVENTH) return PLATE_DIGIT_KEYS;
  if (index === SEVENTH) return ARMED_POLICE_END;
  const isComplete = PROVINCES.has(cellAt(cells, ISSUER)) || ARMED_POLICE_BRANCHES.has(cellAt(cells, SEVENTH));
  return isComplete ? NO_KEYS : ARMED_POLICE_END;
}

function ordinaryKeys(cells: PlateCells, index: number): ReadonlySet<string> {
  if (index === ISSUER) return LETTERS;
  if (index < SEVENTH) return SERIAL;
  if (index === SEVENTH) return union(SERIAL, suffixes(cells));
  return union(
    canBe(NEW_ENERGY_LETTERS, cells, SERIAL_START) && canBeDigits(cells, SERIAL_START + 2) ? PLATE_DIGIT_KEYS : NO_KEYS,
    canBeDigits(cells, SERIAL_START) ? NEW_ENERGY_LETTERS : NO_KEYS,
  );
}

function suffixes(cells: PlateCells): readonly string[] {
  const isAcrossBorder = canBe(BORDER_PROVINCE, cells, HEAD) && canBe(BORDER_LETTER, cells, ISSUER);
  const isRescue = canBe(RESCUE_LETTERS, cells, ISSUER);
  return ['学', '警', '挂', '领', ...(isAcrossBorder ? ['港', '澳'] : []), ...(isRescue ? [EMERGENCY_PLATE_KEY] : [])];
}

function canBeDigits(cells: PlateCells, from: number): boolean {
  return [0, 1, 2, 3, 4].every((step) => from + step > SEVENTH || canBe(PLATE_DIGIT_KEYS, cells, from + step));
}

function canBe(keys: ReadonlySet<string>, cells: PlateCells, index: number): boolean {
  const key = cellAt(cells, index);
  return key === '' || keys.has(key);
}

function cellAt(cells: PlateCells, index: number): string {
  return cells[index] ?? '';
}

function union(...sets: readonly Iterable<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
