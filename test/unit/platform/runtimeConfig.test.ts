import { createRequire } from 'node:module';

import { readRuntimeConfig } from '@/platform/config/runtimeConfig';

const { readSiteConfig } = createRequire(__filename)('../../../config/site/operatorSettings.js') as {
  readSiteConfig: (given: object) => { client: object; problems: string[] };
};

describe("the map's security code", () => {
  const CODE = '0123456789abcdef0123456789abcdef';

  test('is what the operator configured, and empty otherwise', () => {
    expect(readRuntimeConfig(JSON.stringify({ mapSecurityCode: CODE })).mapSecurityCode).toBe(CODE);
    expect(readRuntimeConfig('{}').mapSecurityCode).toBe('');
    expect(readRuntimeConfig(JSON.stringify({ mapSecurityCode: '</script>' })).mapSecurityCode).toBe('');
  });

  test('is refused before it is served when it is invalid', () => {
    expect(readSiteConfig({ mapSecurityCode: CODE })).toMatchObject({
      client: { mapSecurityCode: CODE },
      problems: [],
    });
    const wrong = readSiteConfig({ mapSecurityCode: '"><script>' });
    expect(wrong.client).toEqual({});
    expect(wrong.problems).toEqual([expect.stringMatching(/^mapSecurityCode: .*cannot be used/)]);
  });
});

describe('the origins of cashiers', () => {
  const { headerTable } = createRequire(__filename)('../../../config/headers.js') as {
    headerTable: (site: object) => { headers: Record<string, string> }[];
  };
  const formAction = (given: object) => {
    const site = readSiteConfig(given) as unknown as { headers: object };
    const policy = headerTable({ inlineScripts: [], ...site.headers }).at(-1)?.headers['Content-Security-Policy'] ?? '';
    return /form-action ([^;]*)/.exec(policy)?.[1];
  };

  test("are Alipay's, with what its gateway redirects to, and the operator's", () => {
    expect(formAction({})).toBe("'self' https://*.alipay.com");
    expect(formAction({ cashierOrigins: ['https://*.pay.example', 'https://bank.example:8443'] })).toBe(
      "'self' https://*.alipay.com https://*.pay.example https://bank.example:8443",
    );
  });

  test.each([
    ['http://pay.example'],
    ['https://*'],
    ['https://*.com'],
    ['https://a.example/pay'],
    ["https://a.example; script-src 'self'"],
    ['*'],
  ])('%s is refused', (origin) => {
    const { problems } = readSiteConfig({ cashierOrigins: [origin] });
    expect(problems).toHaveLength(1);
    expect(formAction({ cashierOrigins: [origin] })).toBe("'self' https://*.alipay.com");
  });
});
