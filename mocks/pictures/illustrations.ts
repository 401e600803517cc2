/** Simple pictures, drawn here so that the world needs no files and no other server. */

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const words = (x: number, y: number, size: number, fill: string, text: string, weight = 400) =>
  `<text x="${x}" y="${y}" font-family="PingFang SC,Noto Sans SC,sans-serif" font-size="${size}" font-weight="${weight}" fill="${fill}">${text}</text>`;

const car = (x: number, y: number, scale: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  `<path d="M8 40 L22 14 Q25 8 33 8 L78 8 Q85 8 90 14 L106 40 Q118 42 118 52 L118 66 Q118 70 114 70 L6 70 Q2 70 2 66 L2 52 Q2 42 8 40Z" fill="${fill}"/>` +
  `<path d="M27 17 L18 38 L52 38 L52 15 L32 15 Q29 15 27 17Z M58 15 L58 38 L96 38 L84 18 Q82 15 78 15Z" fill="#dcecff"/>` +
  `${circle(28, 70, 12, '#26323f')}${circle(28, 70, 5, '#c7d2de')}${circle(92, 70, 12, '#26323f')}${circle(92, 70, 5, '#c7d2de')}` +
  `${rect(108, 48, 10, 6, '#ffe08a', 2)}</g>`;

function skyline(top: number, width: number, bottom: number, fill: string): string {
  let blocks = '';
  for (let x = 0, index = 0; x < width; index += 1) {
    const w = 28 + ((index * 17) % 30);
    const h = 40 + ((index * 53) % 90);
    blocks += rect(x, Math.max(top, bottom - h), w, h, fill);
    x += w + 6;
  }
  return blocks;
}

/** The text of a banner: a few large words and a line below them. */
const slogan = (ink: string, title: string, lineInk: string, line: string) =>
  words(40, 92, 38, ink, title, 600) + words(40, 132, 22, lineInk, line);

const banner = (sky: string, far: string, road: string, body: string) =>
  svg(686, 240, `${rect(0, 0, 686, 240, sky)}${skyline(30, 686, 190, far)}${rect(0, 186, 686, 54, road)}${body}`);

const thumb = (back: string, body: string) => svg(200, 150, `${rect(0, 0, 200, 150, back)}${body}`);

/** A camera's picture of a car. The screen that shows it adds the place and the time. */
const photo = (ground: string, body: string) =>
  svg(320, 240, `${rect(0, 0, 320, 240, '#8fa3b5')}${rect(0, 130, 320, 110, ground)}${body}`);

const barrier = (x: number, y: number) =>
  `${rect(x, y, 16, 60, '#f0b429', 3)}<g transform="rotate(42 ${x} ${y + 10})">${rect(x - 120, y + 6, 130, 8, '#ffffff', 4)}${[
    0, 1, 2, 3,
  ]
    .map((index) => rect(x - 112 + index * 30, y + 6, 14, 8, '#e5533d'))
    .join('')}</g>`;
const charger = (x: number, y: number) =>
  `${rect(x, y, 44, 90, '#ffffff', 8)}${rect(x + 8, y + 10, 28, 22, '#1f9d61', 4)}<path d="M${x + 24} ${y + 40} l-10 18 h9 l-3 16 12 -20 h-9 l5 -14z" fill="#f2a71b"/>`;

const PICTURES: Readonly<Record<string, () => string>> = {
  'banner-1': () =>
    banner(
      '#d8ebff',
      '#b4d4f7',
      '#5f7488',
      car(420, 118, 1.25, '#2f7cf6') +
        barrier(640, 126) +
        slogan('#123a6b', '离场前先缴费', '#2a5488', '扫牌抬杆，不用排队'),
    ),
  'banner-2': () =>
    banner(
      '#dcf5e6',
      '#b5e2c7',
      '#56776a',
      car(400, 118, 1.25, '#22a35a') +
        charger(590, 100) +
        slogan('#0e4d2e', '充电免两小时停车费', '#20694a', '市民中心等五座充电站'),
    ),
  'banner-3': () =>
    banner(
      '#fff0d9',
      '#f6d6a4',
      '#7c6a52',
      car(410, 118, 1.25, '#f08a24') +
        circle(610, 60, 30, '#ffc857') +
        slogan('#6b3b07', '月卡续费九折', '#8a5a1c', '十一月三十日前有效'),
    ),
  'news-1': () => thumb('#e3effc', rect(0, 104, 200, 46, '#6b8299') + car(42, 46, 0.95, '#2f7cf6')),
  'news-2': () => thumb('#e2f4ea', rect(0, 112, 200, 38, '#5b7f6f') + charger(78, 30)),
  'news-3': () =>
    thumb(
      '#fdf0dd',
      rect(40, 26, 120, 98, '#ffffff', 8) +
        rect(56, 44, 88, 10, '#f0b429', 3) +
        rect(56, 66, 70, 8, '#d9c6a5', 3) +
        rect(56, 84, 80, 8, '#d9c6a5', 3) +
        rect(56, 102, 52, 8, '#d9c6a5', 3),
    ),
  'car-entry': () => photo('#5d6975', car(86, 96, 1.2, '#3b6ea8') + barrier(286, 120)),
  'car-exit': () => photo('#626b62', car(70, 96, 1.2, '#3b6ea8') + barrier(296, 118) + rect(0, 0, 320, 30, '#2c3a47')),
  'licence-front': () =>
    photo(
      '#3d4a57',
      rect(30, 40, 260, 160, '#eef3ea', 10) +
        words(76, 82, 22, '#2f5d3a', '机动车行驶证', 600) +
        rect(52, 104, 150, 10, '#a9b8a8', 3) +
        rect(52, 128, 190, 10, '#a9b8a8', 3) +
        rect(52, 152, 120, 10, '#a9b8a8', 3),
    ),
  'licence-back': () => photo('#3d4a57', rect(30, 40, 260, 160, '#eef3ea', 10) + car(92, 84, 1.1, '#3b6ea8')),
  'car-berth': () =>
    photo(
      '#6f7780',
      `${rect(24, 150, 6, 84, '#ffffff')}${rect(292, 150, 6, 84, '#ffffff')}${car(92, 104, 1.1, '#8a4b4b')}`,
    ),
};

/** The SVG text of a picture by its name, or null. */
export const pictureSvg = (name: string): string | null =>
  Object.hasOwn(PICTURES, name) ? (PICTURES[name]?.() ?? null) : null;

export const pictureUrl = (name: string): string => `/__mocks/pictures/${name}.svg`;
