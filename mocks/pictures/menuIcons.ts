import { type Pixel, pngBase64 } from './png';

/** Whether a point of a 48 x 48 picture belongs to a shape. */
type Shape = (x: number, y: number) => boolean;

const box =
  (left: number, top: number, width: number, height: number, radius = 0): Shape =>
  (x, y) => {
    const dx = Math.max(left + radius - x, x - (left + width - radius), 0);
    const dy = Math.max(top + radius - y, y - (top + height - radius), 0);
    return radius === 0 ? dx === 0 && dy === 0 : dx * dx + dy * dy <= radius * radius;
  };
const disc =
  (centreX: number, centreY: number, radius: number): Shape =>
  (x, y) =>
    (x - centreX) ** 2 + (y - centreY) ** 2 <= radius ** 2;
const stroke =
  (fromX: number, fromY: number, toX: number, toY: number, width: number): Shape =>
  (x, y) => {
    const along =
      ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / ((toX - fromX) ** 2 + (toY - fromY) ** 2);
    const t = Math.min(1, Math.max(0, along));
    return Math.hypot(x - fromX - t * (toX - fromX), y - fromY - t * (toY - fromY)) <= width / 2;
  };
const all =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));
const without =
  (shape: Shape, ...holes: Shape[]): Shape =>
  (x, y) =>
    shape(x, y) && !holes.some((hole) => hole(x, y));
const path = (width: number, ...points: [number, number][]): Shape =>
  all(...points.slice(1).map(([x, y], index) => stroke(points[index]?.[0] ?? x, points[index]?.[1] ?? y, x, y, width)));

const calendar = without(box(12, 13, 24, 23, 4), box(15, 21, 18, 12, 1));
const car = without(
  all(box(10, 22, 28, 10, 3), box(15, 15, 18, 10, 4), disc(16, 33, 3), disc(32, 33, 3)),
  box(18, 18, 5, 4, 1),
  box(25, 18, 5, 4, 1),
);
const bolt = path(4, [26, 11], [18, 25], [29, 24], [21, 37]);

/** One white symbol on one colour for each entry of the menu. */
const ICONS: Readonly<Record<string, { colour: string; sign: Shape }>> = {
  BAG: {
    colour: '#2f7cf6',
    sign: all(calendar, stroke(18, 27, 22, 31, 3), stroke(22, 31, 30, 23, 3), box(17, 10, 3, 5), box(28, 10, 3, 5)),
  },
  DIFF_TIME: {
    colour: '#16a3a3',
    sign: all(without(disc(24, 24, 13), disc(24, 24, 9.5)), path(3, [24, 17], [24, 25], [30, 28])),
  },
  ACCOUNT_RECHARGE: {
    colour: '#f08a24',
    sign: all(without(box(10, 15, 28, 20, 4), box(27, 21, 11, 8, 2)), disc(31, 25, 2)),
  },
  VEHICLE_BINDING: { colour: '#4a6cf0', sign: car },
  OPEN_WITHHOLD: {
    colour: '#7a5af0',
    sign: all(without(box(11, 14, 26, 20, 3), box(11, 19, 26, 4)), box(15, 27, 8, 3)),
  },
  CHARGING_STATION: {
    colour: '#22a35a',
    sign: without(all(box(13, 11, 16, 26, 3), path(3, [31, 18], [35, 22], [35, 33])), (x, y) =>
      bolt((x - 24) * 1.5 + 28.5, (y - 24) * 1.5 + 24),
    ),
  },
  INVOICE: {
    colour: '#e0603a',
    sign: without(box(14, 10, 20, 28, 2), box(18, 16, 12, 2.5), box(18, 22, 12, 2.5), box(18, 28, 7, 2.5)),
  },
  COUPON: {
    colour: '#e5457a',
    sign: without(
      box(9, 15, 30, 18, 3),
      disc(9, 24, 4),
      disc(39, 24, 4),
      box(27, 18, 2, 3),
      box(27, 23, 2, 3),
      box(27, 28, 2, 3),
    ),
  },
  CUSTOMER_SERVICE: {
    colour: '#2a9fd6',
    sign: all(
      without(disc(24, 24, 13), disc(24, 26, 10), box(8, 27, 32, 14)),
      box(10, 23, 6, 10, 3),
      box(32, 23, 6, 10, 3),
      path(2.5, [35, 32], [31, 37], [25, 37]),
    ),
  },
  PARK_COLLECTION: {
    colour: '#f2a71b',
    sign: (x, y) => {
      const angle = Math.atan2(x - 24, 24 - y);
      const fifth = (2 * Math.PI) / 5;
      const folded = Math.abs(((angle + 20 * fifth + fifth / 2) % fifth) - fifth / 2);
      return (
        Math.hypot(x - 24, y - 25) <= 6.2 / Math.cos(fifth / 2 - folded) + 8 * Math.max(0, 1 - folded / 0.62) ** 1.15
      );
    },
  },
  BOOK: {
    colour: '#3d8bfd',
    sign: all(without(disc(24, 20, 11), disc(24, 20, 5)), path(5, [17, 28], [24, 38], [31, 28])),
  },
  SCAN_CHARGING: {
    colour: '#119d72',
    sign: all(
      path(3, [12, 18], [12, 12], [18, 12]),
      path(3, [30, 12], [36, 12], [36, 18]),
      path(3, [36, 30], [36, 36], [30, 36]),
      path(3, [18, 36], [12, 36], [12, 30]),
      (x, y) => bolt((x - 24) * 1.4 + 24, (y - 24) * 1.4 + 24),
    ),
  },
  ROAD_RESCUE: {
    colour: '#d9534f',
    sign: all(path(5, [15, 33], [27, 21]), without(disc(30, 18, 8), box(30, 8, 5, 9)), disc(15, 33, 3.5)),
  },
  TRAFFIC_TICKET: {
    colour: '#5b6b82',
    sign: without(path(7, [24, 13], [12, 35], [36, 35], [24, 13]), box(0, 0, 1, 1)),
  },
  INSURANCE: {
    colour: '#3f7f5f',
    sign: without(
      all(
        box(13, 11, 22, 15, 2),
        (x, y) => y >= 24 && y <= 38 && Math.abs(x - 24) <= (38 - y) * 0.8 && Math.abs(x - 24) <= 11,
      ),
      path(3, [18, 22], [23, 27], [31, 18]),
    ),
  },
};

const SIZE = 48;
/** Samples per pixel and direction, for smooth edges. */
const SAMPLES = 3;
const TILE = box(0, 0, SIZE, SIZE, 12);

function draw(colour: string, sign: Shape): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return pngBase64(SIZE, SIZE, (left, top): Pixel => {
    let covered = 0;
    let white = 0;
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const x = left + ((sample % SAMPLES) + 0.5) / SAMPLES;
      const y = top + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
      if (!TILE(x, y)) continue;
      covered += 1;
      if (sign(x, y)) white += 1;
    }
    if (covered === 0) return [0, 0, 0, 0];
    const mix = (channel: number) => Math.round(channel + (255 - channel) * (white / covered));
    return [mix(red), mix(green), mix(blue), Math.round((covered / (SAMPLES * SAMPLES)) * 255)];
  });
}

const drawn = new Map<string, string>();

/** The picture of a menu entry, 48 x 48, base64 PNG without the `data:` prefix; empty if the entry has none. */
export function menuIcon(entryId: string): string {
  const icon = ICONS[entryId];
  if (icon === undefined) return '';
  const known = drawn.get(entryId);
  if (known !== undefined) return known;
  const made = draw(icon.colour, icon.sign);
  drawn.set(entryId, made);
  return made;
}

export const MENU_ICON_NAMES = Object.keys(ICONS);
