/** plateColor of the wire. */
export const PLATE_COLOR = { blue: 1, yellow: 2, white: 3, black: 4, green: 5, yellowGreen: 6 } as const;

/** How a plate is drawn. */
export type PlateStyle = keyof typeof PLATE_COLOR;
export type PlateColor = (typeof PLATE_COLOR)[PlateStyle];

export const UNKNOWN_COLOR = -1;
/** Every plateColor of the wire. */
export const PLATE_COLORS: readonly (PlateColor | typeof UNKNOWN_COLOR)[] = [
  UNKNOWN_COLOR,
  ...Object.values(PLATE_COLOR),
];

/** The colour as a call takes it: yellow where the driver says so, else none, because the plate tells it. */
export const colorToSend = (isYellow: boolean): { plateColor?: typeof PLATE_COLOR.yellow } =>
  isYellow ? { plateColor: PLATE_COLOR.yellow } : {};
