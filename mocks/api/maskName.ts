/** Every character but the first is masked. */
export const maskName = (name: string): string => name.slice(0, 1) + '*'.repeat(Math.max(0, name.length - 1));
