/** Units of time in milliseconds. The bundler inlines the two short ones, so the first load should use only those. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
