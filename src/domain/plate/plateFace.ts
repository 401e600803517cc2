import { parsePlate } from './parsePlate';
import { joinPlateCells, type PlateCells } from './plateCells';
import { PLATE_COLOR, type PlateStyle } from './plateCodes';
import {
  ARMED_POLICE_PLATE_KEY,
  EMBASSY_PLATE_KEY,
  EMERGENCY_PLATE_KEY,
  isNewEnergyPlate,
  PLATE_DIGIT_KEYS,
} from './plateRules';

const STYLES = Object.keys(PLATE_COLOR) as PlateStyle[];

const STYLE_OF_SUFFIX: ReadonlyMap<string, PlateStyle> = new Map([
  ['警', 'white'],
  [EMERGENCY_PLATE_KEY, 'white'],
  ['港', 'black'],
  ['澳', 'black'],
  ['领', 'black'],
  ['学', 'yellow'],
  ['挂', 'yellow'],
]);

/** A plate with its dot: `粤B·12345`, `WJ京·1234X`, `使014·578`. A text that is not a plate is returned unchanged. */
export function formatPlate(plateNo: string): string {
  const cells = parsePlate(plateNo);
  if (cells === null) return plateNo;
  const dotAt = cells[0] === EMBASSY_PLATE_KEY ? 4 : 2;
  return `${joinPlateCells(cells.slice(0, dotAt))}·${joinPlateCells(cells.slice(dotAt))}`;
}

/**
 * The style of a plate for its colour. If the colour is not one of PLATE_COLOR, the
 * characters decide. They cannot tell a large vehicle's yellow plate from a blue one.
 */
export function getPlateStyle(plateNo: string, plateColor: number): PlateStyle {
  const known = STYLES.find((style) => PLATE_COLOR[style] === plateColor);
  if (known !== undefined) return known;
  const cells = parsePlate(plateNo);
  return cells === null ? 'blue' : guessStyle(cells);
}

function guessStyle(cells: PlateCells): PlateStyle {
  const [head = '', , serialStart = '', , , , seventh = ''] = cells;
  if (head === ARMED_POLICE_PLATE_KEY) return 'white';
  if (head === EMBASSY_PLATE_KEY) return 'black';
  if (isNewEnergyPlate(cells)) return PLATE_DIGIT_KEYS.has(serialStart) ? 'yellowGreen' : 'green';
  return STYLE_OF_SUFFIX.get(seventh) ?? 'blue';
}
