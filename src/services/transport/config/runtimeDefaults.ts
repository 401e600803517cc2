/** Defaults of the operator's configuration. They have their own file, because the inline script, which runs before the app, reads them too. */
export const DEFAULTS = {
  basePath: '/',
  brandName: '畅行停车',
  driverDealerId: '',
  cityName: '深圳市',
  place: { lng: 114.057868, lat: 22.543099 },
} as const;
