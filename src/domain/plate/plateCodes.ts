/** plateColor of the wire. */
export const PLATE_COLOR = { blue: 1, yellow: 2, white: 3, black: 4, green: 5, yellowGreen: 6 } as const;

/** The style in which a plate is rendered. */
export type PlateStyle = keyof typeof PLATE_COLOR;
export type PlateColor = (typeof PLATE_COLOR)[PlateStyle];

export const UNKNOWN_PLATE_COLOR = -1;
/** Every plateColor of the wire. */
export const ALL_PLATE_COLORS: readonly (PlateColor | typeof UNKNOWN_PLATE_COLOR)[] = [
  UNKNOWN_PLATE_COLOR,
  ...Object.values(PLATE_COLOR),
];

/**
 * The plateColor argument of a call: yellow if the driver ticked it. Otherwise it is omitted, because the plate's
 * characters determine it.
 */
export const toYellowPlateColorParam = (isYellow: boolean): { plateColor?: typeof PLATE_COLOR.yellow } =>
  isYellow ? { plateColor: PLATE_COLOR.yellow } : {};
