/** Prefix of the owner of a session whose driver is unknown; a random text follows. No driverId begins with it. */
export const UNKNOWN_DRIVER_PREFIX = '?';

/** Whether the owner of a session, an attempt or a request is a driver whom the server has not named yet. */
export const isUnknownDriver = (owner: string): boolean => owner.startsWith(UNKNOWN_DRIVER_PREFIX);
