import type { Page } from 'playwright-core';

export const BILL = 'uniqueId=stay-0001&parkId=park-1';

export interface LandingCase {
  readonly path: string;
  /** The screen's module, as dist/screens.json names it. */
  readonly screen: string;
  /** What shows that the program has drawn its content. */
  readonly ready: string;
  /** How many boxes from the top are drawn before the program, the title bar first. */
  readonly boxes: number;
  /** The same for a driver, without the cards whose height the driver's own coupons and plates decide. Absent: a driver sees something else. */
  readonly driverBoxes?: number;
}

const PARKING = 'features/parking';

/** The landings (src/app/early/landings.ts) besides home, which has test/browser/skeleton.browser.ts. */
export const LANDINGS: readonly LandingCase[] = [
  {
    path: `/payPage?${BILL}`,
    screen: `${PARKING}/bill/PayScreen`,
    ready: '[data-screen="payPage"] [role="img"]',
    boxes: 5,
    driverBoxes: 2,
  },
  {
    path: `/scanPayPage?${BILL}`,
    screen: `${PARKING}/lane/LanePayScreen`,
    ready: '[data-screen="scanPayPage"] [role="img"]',
    boxes: 6,
    driverBoxes: 3,
  },
  {
    path: '/parkingPayPage?parkId=park-1',
    screen: `${PARKING}/lane/LotPayScreen`,
    ready: '[data-screen="parkingPayPage"] h2:text("停车场")',
    boxes: 3,
    driverBoxes: 3,
  },
  {
    path: '/parkingPayPage',
    screen: `${PARKING}/lane/LotPayScreen`,
    ready: '[data-screen="parkingPayPage"] [role="group"]',
    boxes: 2,
    driverBoxes: 2,
  },
  {
    path: '/scanPayPage?parkId=park-1',
    screen: `${PARKING}/lane/LanePayScreen`,
    ready: '[data-screen="scanPayPage"] h2:text("停车场")',
    boxes: 4,
    driverBoxes: 4,
  },
  {
    path: '/roadParking/index',
    screen: `${PARKING}/road/RoadParkingScreen`,
    ready: '[data-screen="roadParkingIndex"] [role="group"]',
    boxes: 2,
    driverBoxes: 2,
  },
  {
    path: '/login',
    screen: 'features/account/signIn/login/LoginScreen',
    ready: '[data-screen="login"] input[type="tel"]',
    boxes: 4,
  },
];

/**
 * Top and height of each box of a screen: the title bar, then what stands below it. The fields of a form stand in the form, and what has no box of its own
 * (`display: contents`) is looked through.
 */
export const boxesOf = (page: Page, frame: string): Promise<number[][]> =>
  page.evaluate((selector) => {
    const [bar, content] = document.querySelector(selector)?.children ?? [];
    const inside = content?.querySelector('form') ?? content;
    const boxed = (element: Element): Element[] =>
      getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(boxed) : [element];
    return [bar, ...[...(inside?.children ?? [])].flatMap(boxed)]
      .flatMap((element) => element?.getBoundingClientRect() ?? [])
      .filter(({ height }) => height > 0)
      .map(({ top, height }) => [Math.round(top), Math.round(height)]);
  }, frame);

/** Holds the program back until it is let through. */
export async function holdProgram(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const mayArrive = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await mayArrive;
    await route.continue();
  });
  return letThrough;
}

/** Early calls whose responses the program has not taken yet. */
export const untaken = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.entries(window.__early ?? {}).flatMap(([key, call]) => (call === undefined ? [] : [key])));
