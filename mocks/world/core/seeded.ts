/** The location of the world: the centre of Shenzhen, GCJ-02 degrees. The app uses the same place until it knows the driver's location. */
export const CENTRE = { longitude: 114.057868, latitude: 22.543099 };

export const DRIVERS = {
  /** Three plates, arrears, coupons, a wallet. */
  lin: {
    driverId: 'driver-1',
    phone: '13800138000',
    password: 'abc12345',
    openid: 'openid-wx-1',
    alipayOpenid: 'openid-ali-1',
  },
  /** No plate, no debts, an empty wallet. */
  chen: { driverId: 'driver-2', phone: '13900139000', password: 'abc12345', openid: 'openid-wx-2' },
  /** One plate with one unpaid bill, and a wallet with too little money for it. */
  huang: { driverId: 'driver-3', phone: '13700137000', password: 'abc12345', openid: 'openid-wx-3' },
} as const;

/** An openid without an account. */
export const NEW_OPENID = 'openid-wx-new';
export const SEEDED_TICKET = 'ticket-of-openid-wx-1';
/** Authorization codes that exist from the start. Each is valid once. */
export const SEEDED_OAUTH_CODES = { known: 'oauth-of-openid-wx-1', unbound: 'oauth-of-openid-wx-new' } as const;

export const PLATES = {
  running: '粤B12345',
  free: '粤BD12345',
  period: '粤B88888',
  visitorOne: '粤A11111',
  visitorSeveral: '粤A22222',
  visitorNone: '粤A00000',
  visitorMustSignIn: '粤A55555',
} as const;

export const LOTS = {
  city: 'park-1',
  mall: 'park-2',
  roadside: 'park-3',
  hospital: 'park-4',
  membersOnly: 'park-5',
  office: 'park-6',
} as const;
