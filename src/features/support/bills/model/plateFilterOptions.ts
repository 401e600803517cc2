interface Plate {
  readonly plateNo: string;
  readonly formatPlateNo: string;
}

/**
 * The options of the plate filter. A plate of the address that is no longer bound stays an option, so that the filter
 * shows what is selected.
 */
export function plateFilterOptions(plates: readonly Plate[], chosen: string) {
  const labels = new Map([
    ...(chosen === '' ? [] : [[chosen, chosen] as const]),
    ...plates.map(({ plateNo, formatPlateNo }) => [plateNo, formatPlateNo || plateNo] as const),
  ]);
  return [{ value: '', label: '全部车辆' }, ...[...labels].map(([value, label]) => ({ value, label }))];
}
