import { PLATE_COLOR, type PlateColor, UNKNOWN_COLOR } from './plateCodes';
import { plateStyle } from './plateFace';

/** Whether the characters leave open if the plate is blue or a large vehicle's yellow; any other plate tells its colour itself. */
export const mayBeYellow = (plateNo: string): boolean => plateStyle(plateNo, UNKNOWN_COLOR) === 'blue';

/** The colour of a typed plate. `isYellow`: the box for large vehicles is ticked (Rule 6.3). */
export const plateColorOf = (plateNo: string, isYellow: boolean): PlateColor =>
  isYellow && mayBeYellow(plateNo) ? PLATE_COLOR.yellow : PLATE_COLOR[plateStyle(plateNo, UNKNOWN_COLOR)];
