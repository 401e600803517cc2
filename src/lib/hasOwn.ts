/** `Object.hasOwn`, which Chrome 87 and iOS 14 lack. */
export const hasOwn = (object: object, key: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(object, key);
