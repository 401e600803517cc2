/**
 * The addresses whose screen has not been built, by area. Links to them are hidden (`hasScreen` of edition.ts), and the address itself says 暂未开放. The list
 * only shrinks.
 */
export const unbuiltNames = [
  // invoices
  'makeInvoiceBySelf',
] as const;
