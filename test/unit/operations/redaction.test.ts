import fc from 'fast-check';

import { createRedactor } from '@/operations/redaction/createRedactor';

const RUN = { numRuns: 500 };
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${String(length)}}$`));
const phone = fc.tuple(fc.constantFrom('13', '15', '18', '19'), digits(9)).map((parts) => parts.join(''));
const plate = fc
  .tuple(
    fc.constantFrom('粤', '京', '沪', '苏'),
    fc.constantFrom('A', 'B', 'C'),
    fc.stringMatching(/^[A-HJ-NP-Z0-9]{5,6}$/),
  )
  .map((parts) => parts.join(''));
/** A number as a person or a shell may write it. */
const writtenPhone = fc
  .tuple(fc.constantFrom('+86', '+86 ', '+86-', '86', '0086', ''), phone, fc.constantFrom('', ' ', '-'))
  .map(([prefix, number, gap]) => prefix + [number.slice(0, 3), number.slice(3, 7), number.slice(7)].join(gap));
/** A plate in lower case, with a dot or with spaces; at least one digit. */
const writtenPlate = fc
  .tuple(plate, fc.boolean(), fc.constantFrom('', ' ', '·', ' · ', '-'), fc.constantFrom('', ' '), digits(1))
  .map(([text, isLower, gap, inner, digit]) => {
    const written = text.slice(0, 1) + text.slice(1, 2) + gap + text.slice(2, 4) + inner + digit + text.slice(5);
    return isLower ? written.toLowerCase() : written;
  });
const idCard = fc
  .tuple(digits(6), fc.constantFrom('19900307', '20011231'), digits(3), fc.constantFrom('X', '4'))
  .map((parts) => parts.join(''));
const vin = fc.stringMatching(/^[A-HJ-NPR-Z]{3}\d[A-HJ-NPR-Z0-9]{12}$/).map((text) => `${text}7`);
const secret = fc.stringMatching(/^[A-Za-z0-9_-]{12,40}$/);
const around = fc.constantFrom('', ' ', '，', '"', '/', ':', '(');

/** The forms in which a secret can get into a recording. */
const wrapped = (inner: string, before: string): unknown[] => [
  `${before}${inner}${before}`,
  { note: inner },
  [[inner]],
  `find({"plateNo":"${inner}"})`,
  { queries: { [`find({"a":"${inner}"})`]: { data: inner } } },
  `/multiPayPage?a=1&q=${encodeURIComponent(inner)}`,
  `/login?enCodeUrl=${encodeURIComponent(`/multiPayPage?q=${encodeURIComponent(inner)}`)}`,
];

describe('data that identifies a person', () => {
  test.each([
    ['phone', phone],
    ['plate', plate],
    ['phone as it is written', writtenPhone],
    ['plate as it is written', writtenPlate],
    ['identity card', idCard],
    ['VIN', vin],
  ] as const)('a %s never appears, however it is wrapped', (_name, kind) => {
    fc.assert(
      fc.property(kind, around, (inner, before) => {
        const redactor = createRedactor();
        for (const value of wrapped(inner, before)) {
          const text = JSON.stringify(redactor.value(value));
          expect(decodeURIComponent(decodeURIComponent(text))).not.toContain(inner);
        }
      }),
      RUN,
    );
  });

  test('keeps what customer service needs: three and four digits, province and last character', () => {
    const { text } = createRedactor();
    expect(text('13800138000')).toBe('138****8000');
    expect(text('粤B12345')).toBe('粤*****5');
    expect(text('为 粤B·12345 支付')).toBe('为 粤*·****5 支付');
    expect(text('440301199003071234')).toBe('****************34');
    expect(text('440301900307123')).toBe('*************23');
    expect(text('44030119900307123442')).toBe('******************42');
    expect(text('LSVAG2180E2100007')).toBe('*************0007');
    expect(text('/submitSuccess?orderNo=MPA20260310120030-0001')).toBe('/submitSuccess?orderNo=MPA20260310120030-0001');
  });

  test('the same number and the same plate get the same mask, however they are written', () => {
    const { text } = createRedactor();
    expect(text('+8613800138000')).toBe('+86138****8000');
    expect(text('+86 138-0013-8000')).toBe('+86 138****8000');
    expect(text('138 0013 8000')).toBe('138****8000');
    expect(text('8613800138000')).toBe('86138****8000');
    expect(text('粤b12345')).toBe('粤*****5');
    expect(text('粤 B 12345')).toBe('粤*****5');
    expect(text('粤b·12 345')).toBe('粤*·****5');
    expect(text('plate=%E7%B2%A4b+12345')).toBe(`plate=${encodeURIComponent('粤*****5')}`);
    expect(text('q=%2B8613800138000')).toBe(`q=${encodeURIComponent('+86138****8000')}`);
  });

  test.each(['12345678901234567', '云 error in line 5', '粤语 version 12345', 'swj1234567', '订单 86138 号'])(
    '%s is no number and no plate: it stays',
    (plain) => {
      expect(createRedactor().text(plain)).toBe(plain);
    },
  );

  test('search words are masked in addresses where that is asked for, in reports', () => {
    const address = '/searchPage?keyword=%E5%B8%82%E6%B0%91&isFromHome=1';
    expect(createRedactor([], { masksSearchWords: true }).text(address)).toBe('/searchPage?keyword=***&isFromHome=1');
    expect(createRedactor().text(address)).toBe(address);
  });

  test('a place is rounded to a kilometre, in numbers, texts and cache keys', () => {
    const { value } = createRedactor();
    expect(
      value({
        lat: 22.543099,
        destLng: 114.057868,
        key: 'near({"destLat":22.543099,"lng":114.057868})',
        text: 'lat=22.543099',
      }),
    ).toEqual({ lat: 22.54, destLng: 114.06, key: 'near({"destLat":22.54,"lng":114.06})', text: 'lat=22.54' });
  });

  test('a picture is reduced to its kind and size', () => {
    const { value } = createRedactor();
    const png = `iVBOR${'A'.repeat(4_091)}`;
    expect(value({ image: png, other: `data:image/jpeg;base64,${png}` })).toEqual({
      image: '<<png 3 kB>>',
      other: '<<jpeg 3 kB>>',
    });
  });
});

describe('data that allows acting as the driver', () => {
  test.each([
    'token',
    'refreshToken',
    'password',
    'verifyCode',
    'ticket',
    'openid',
    'thirdId',
    'buyid',
    'Authorization',
    'CustomPayload',
  ])('%s is masked whole, as a field and inside texts', (name) => {
    fc.assert(
      fc.property(secret, (inner) => {
        const redactor = createRedactor();
        const given = {
          [name]: inner,
          nested: [{ [name]: inner }],
          text: `{"${name}":"${inner}"}`,
          address: `/a?b=1&${name}=${inner}`,
          // The form in which reqJson brings it.
          entry: `/home?reqJson=${encodeURIComponent(`{"${name}":"${inner}"}`)}`,
        };
        expect(decodeURIComponent(JSON.stringify(redactor.value(given)))).not.toContain(inner);
      }),
      { numRuns: 100 },
    );
  });

  test('a secret of this device is masked everywhere', () => {
    fc.assert(
      fc.property(secret, fc.string(), (inner, beside) => {
        const { value } = createRedactor([inner]);
        expect(JSON.stringify(value({ any: `${beside} ${inner}${beside}` }))).not.toContain(inner);
      }),
      RUN,
    );
  });

  test('codes of the error table stay, codes sent to a person are masked', () => {
    const { value } = createRedactor();
    expect(value([{ code: '0xd12501001' }, { code: 'offline' }, { code: '200' }])).toEqual([
      { code: '0xd12501001' },
      { code: 'offline' },
      { code: '200' },
    ]);
    expect(value({ code: '123456' })).toEqual({ code: '***' });
  });

  test('parameters of a payment are masked one by one', () => {
    const { value } = createRedactor();
    expect(value({ payParams: { prepayid: 'wx123', timeStamp: '1' } })).toEqual({
      payParams: { prepayid: '***', timeStamp: '***~2' },
    });
  });
});

describe('reducers still work on redacted data', () => {
  const json = fc.jsonValue({ maxDepth: 4 });

  test('keeps shape and types', () => {
    const shapeOf = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shapeOf);
      if (typeof value !== 'object' || value === null) return typeof value;
      return Object.values(value).map(shapeOf);
    };
    fc.assert(
      fc.property(json, (value) => {
        expect(shapeOf(createRedactor().value(value))).toEqual(shapeOf(value));
      }),
      RUN,
    );
  });

  test('the same secret has one mask and two secrets never share one', () => {
    fc.assert(
      fc.property(fc.array(plate, { minLength: 2, maxLength: 30 }), (plates) => {
        const { value } = createRedactor();
        const masks = plates.map((one) => value({ plateNo: one }).plateNo);
        const inKeys = plates.map((one) => Object.keys(value({ [`find({"plateNo":"${one}"})`]: 1 }))[0]);
        expect(new Set(masks).size).toBe(new Set(plates).size);
        plates.forEach((one, at) => {
          expect(masks[at]).toBe(masks[plates.indexOf(one)]);
          expect(inKeys[at]).toBe(`find({"plateNo":"${masks[at] ?? ''}"})`);
        });
      }),
      RUN,
    );
  });

  test('a text that was harmless is masked as soon as it is a secret, and the secrets are asked for once for a whole value', () => {
    let secrets: string[] = [];
    const known = jest.fn(() => secrets);
    const redactor = createRedactor(known);
    expect(redactor.value(Array.from({ length: 50 }, () => ['abcdefgh', { abcdefgh: 1 }]))[0]).toEqual([
      'abcdefgh',
      { abcdefgh: 1 },
    ]);
    expect(known).toHaveBeenCalledTimes(1);
    secrets = ['abcdefgh'];
    expect(redactor.value(['abcdefgh', { abcdefgh: 1 }])).toEqual(['***', { '***': 1 }]);
    expect(redactor.text('x abcdefgh y')).toBe('x *** y');
  });

  test('a plate with and without its dot gets the same mask', () => {
    const { text } = createRedactor();
    expect(text('粤B88885')).toBe('粤*****5');
    expect(text('粤B12345')).toBe('粤*****5~2');
    expect(text('粤B·12345')).toBe('粤*·****5~2');
  });

  test('typed cells keep the first and the last', () => {
    const { value } = createRedactor();
    expect(value({ cells: ['粤', 'B', '1', '2', '3', '4', '5', ''] })).toEqual({
      cells: ['粤', '*', '*', '*', '*', '*', '5', ''],
    });
  });
});

test('the registration of an owner says neither who it is nor where they live', () => {
  const application = {
    areaName: '莲花二村',
    roomNo: '12-402',
    name: '林晓',
    idCard: '110***********002X',
    ownerType: 2,
  };
  const draft = { areaName: '莲花二村', building: '12', room: '402', ownerName: '林晓' };
  const text = JSON.stringify(createRedactor().value({ application, draft, lot: { name: '市民中心地下停车场' } }));
  for (const secret of ['莲花二村', '12-402', '林晓', '"402"', '"12"']) expect(text).not.toContain(secret);
  // A name that stands beside no identity card is that of a thing.
  expect(text).toContain('市民中心地下停车场');
});

test('the title of an invoice says neither whose it is nor from which account it is paid', () => {
  const title = {
    ...{ titleName: '林晓', bankAccount: '755900000010001', companyPhone: '0755-83009999', phone: '0755-83009999' },
    ...{ email: 'lin@example.com', taxNo: '91440300MA5EQXL178' },
  };
  const recorded = JSON.stringify(createRedactor().value({ draft: title, asked: [title] }));
  for (const shown of ['林晓', '755900000010001', '83009999', 'lin@example.com']) expect(recorded).not.toContain(shown);
  expect(recorded).toContain(title.taxNo);
});

describe('papers', () => {
  const whole = (value: unknown) => JSON.stringify(createRedactor().value(value));

  test('who has sent in an identity number stands beside it, whatever the number is called', () => {
    for (const number of ['idCard', 'idCardNo', 'maskedIdCard']) {
      const text = whole({ name: '林小峰', [number]: '4403**********1234', lot: { name: '市民中心地下停车场' } });
      expect(text).not.toContain('林小峰');
      expect(text).toContain('市民中心地下停车场');
    }
  });

  test('an identity number and the number of a certificate are masked by their names, whatever they look like', () => {
    for (const name of ['idCard', 'idCardNo', 'maskedIdCard', 'certificateNo'])
      for (const number of ['440301199003071234', '440301900307123', '44030119900307123443', 'A-12 345 678'])
        expect(whole({ [name]: number })).not.toContain(number.slice(0, -2));
    expect(createRedactor().value({ idCard: '4403**********1234', certificateNo: '' })).toEqual({
      idCard: '4403**********1234',
      certificateNo: '',
    });
  });

  test('the number of a charging card is masked as it is typed, sent and read; what the server has masked stays', () => {
    for (const value of [
      { chargingCardBind: { value: { isOpen: true, cardNo: '8100999988887777', failure: '' } } },
      { originalArgs: { handle: 'h', cardNo: '8100 9999 8888 7777' } },
      { data: { cardNo: '8100999988887777' } },
    ])
      expect(whole(value)).not.toMatch(/9999 ?8888/);
    expect(whole({ cardId: 'card-1', cardNo: '8100 **** **** 1234' })).toContain('8100 **** **** 1234');
  });

  test('the home in an application for a pass is masked, as it is typed, sent and answered; that of a lot stays', () => {
    const home = '莲花二村 12栋甲';
    for (const value of [
      { applyId: '1', maskedIdCard: '4403**********1234', address: home },
      { handle: 'h', address: home, materials: [] },
      { ownerName: '林晓', phone: null, address: home, isIdCardNew: false },
    ])
      expect(whole(value)).not.toContain('莲花二村');
    expect(whole({ parkName: '市民中心', address: '福中三路88号' })).toContain('福中三路88号');
  });

  test('where a picture of a paper can be seen is masked: in what is sent, in its answers and on the way up', () => {
    const picUrl = 'https://files.example/p/5f2a9c.jpg';
    for (const value of [
      { materials: [{ materialType: 4, picUrl }] },
      { applyId: '1', roomNo: '1-2', pictures: [picUrl] },
      { plateNo: '', licencePicUrl: picUrl },
      { cardPicUrl: picUrl },
      { originalArgs: { handle: 'h', areaName: '', pictures: [picUrl] } },
      { upload: { form: { items: [{ id: 'u', sentAs: 's', picUrl }] } } },
      { type: 'upload/uploadDone', payload: { form: 'f', id: 'u', picUrl } },
      { endpointName: 'uploadPicture', data: { picUrl } },
    ])
      expect(whole(value)).not.toContain('5f2a9c');
    const shown = {
      adverts: [{ picUrl, advertUrl: '', bgColor: '' }],
      station: { stationName: '市民中心', pictures: [picUrl] },
      stay: [{ picUrl, picType: 1, time: '' }],
    };
    expect(createRedactor().value(shown)).toEqual(shown);
  });
});
