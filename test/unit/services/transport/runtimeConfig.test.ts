import { createRequire } from 'node:module';

import { readRuntimeConfig } from '@/services/transport/config/runtimeConfig';

const { readSiteConfig } = createRequire(__filename)('../../../../config/siteConfig.js') as {
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
