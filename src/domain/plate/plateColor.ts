import { PLATE_COLOR, type PlateColor, UNKNOWN_COLOR } from './plateCodes';
import { plateStyle } from './plateFace';

/**
 * Whether the plate could be a car's blue one or a large vehicle's yellow one. The characters of all other plates
 * determine their colour.
 */
export const mayBeYellow = (plateNo: string): boolean => plateStyle(plateNo, UNKNOWN_COLOR) === 'blue';

/** The colour of a typed plate. `isYellow`: the driver has ticked the box for large vehicles (Rule 6.3). */
export const getPlateColor = (plateNo: string, isYellow: boolean): PlateColor =>
  isYellow && mayBeYellow(plateNo) ? PLATE_COLOR.yellow : PLATE_COLOR[plateStyle(plateNo, UNKNOWN_COLOR)];
