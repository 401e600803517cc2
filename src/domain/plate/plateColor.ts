import { PLATE_COLOR, type PlateColor, UNKNOWN_PLATE_COLOR } from './plateCodes';
import { getPlateStyle } from './plateFace';

/**
 * Whether the plate could be a car's blue one or a large vehicle's yellow one. The characters of all other plates
 * determine their colour.
 */
export const mayBeYellowPlate = (plateNo: string): boolean => getPlateStyle(plateNo, UNKNOWN_PLATE_COLOR) === 'blue';

/** The colour of a typed plate. `isYellow`: the driver has ticked the box for large vehicles (Rule 6.3). */
export const getPlateColor = (plateNo: string, isYellow: boolean): PlateColor =>
  isYellow && mayBeYellowPlate(plateNo) ? PLATE_COLOR.yellow : PLATE_COLOR[getPlateStyle(plateNo, UNKNOWN_PLATE_COLOR)];
