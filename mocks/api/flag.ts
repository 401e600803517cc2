/** Converts a boolean to a flag of the wire. */
export const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);
