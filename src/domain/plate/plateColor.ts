import { type PlateStyle, plateStyle } from './plateFace';

/** plateColor of the wire. */
export const PLATE_COLOR = {
  blue: 1,
  yellow: 2,
  white: 3,
  black: 4,
  green: 5,
  yellowGreen: 6,
} as const satisfies Record<PlateStyle, number>;

/** Whether the characters leave open if the plate is blue or a large vehicle's yellow; any other plate tells its colour itself. */
export const mayBeYellow = (plateNo: string): boolean => plateStyle(plateNo, -1) === 'blue';

/** The colour of a typed plate. `isYellow`: the box for large vehicles is ticked (Rule 6.3). */
export const plateColorOf = (plateNo: string, isYellow: boolean): (typeof PLATE_COLOR)[PlateStyle] =>
  isYellow && mayBeYellow(plateNo) ? PLATE_COLOR.yellow : PLATE_COLOR[plateStyle(plateNo, -1)];
