/** Units of time in milliseconds. The bundler writes the two short ones where they are used, so the first load asks for no more than those. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
