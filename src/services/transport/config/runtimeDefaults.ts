/** What holds where the operator's configuration says nothing. A file of its own, because the script that runs before the program reads it too. */
export const DEFAULTS = {
  basePath: '/',
  brandName: '畅行停车',
  driverDealerId: '',
  cityName: '深圳市',
  place: { lng: 114.057868, lat: 22.543099 },
} as const;
