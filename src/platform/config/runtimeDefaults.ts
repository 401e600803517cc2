/**
 * Defaults of the operator's configuration. They are in a separate file because the inline script, which runs before
 * the app, uses them too.
 */
export const RUNTIME_CONFIG_DEFAULTS = {
  basePath: '/',
  brandName: '畅行停车',
  driverDealerId: '',
  cityName: '深圳市',
  place: { lng: 114.057868, lat: 22.543099 },
} as const;
