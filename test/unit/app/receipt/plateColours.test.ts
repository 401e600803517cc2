import { createRequire } from 'node:module';

import { getPlateStyle } from '@/domain/plate/plateFace';

const { receiptCss } = createRequire(__filename)('../../../../config/webpack/criticalCss.js') as {
  receiptCss: () => string;
};

// The receipt is a separate document. Its plates have the same colours as the app's badge.
test.each([1, 2, 3, 4, 5, 6])(
  'a plate of colour %i has a background and a text colour on the receipt, equal to the design tokens',
  (colour) => {
    const css = receiptCss();
    const style = getPlateStyle('粤B12345', colour);
    const [, rule = ''] = new RegExp(`\\.${style}\\{([^}]*)\\}`).exec(css) ?? [];
    expect(rule).toMatch(/background:.*;color:var\(--plate-/);
    for (const [, token = ''] of rule.matchAll(/var\((--[\w-]+)/g)) expect(css).toContain(`${token}:`);
  },
);

test('the shape of the badge is the same as in the app', () => {
  expect(receiptCss()).not.toMatch(/\.large|::after/);
});
