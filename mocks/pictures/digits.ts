import { pngBase64 } from './png';

/** Digits as 3 x 5 dots, row by row. */
const FONT: Readonly<Record<string, string>> = {
  0: '111101101101111',
  1: '010110010010111',
  2: '111001111100111',
  3: '111001111001111',
  4: '101101111001001',
  5: '111100111001111',
  6: '111100111101111',
  7: '111001010010010',
  8: '111101111101111',
  9: '111101111001111',
};

const WIDTH = 120;
const HEIGHT = 44;
const DOT = 6;
const STEP = 28;

/** A picture of digits for the driver to type, base64 PNG of 120 x 44, with a wave and a line through it. */
export function digitsPng(text: string): string {
  return pngBase64(WIDTH, HEIGHT, (x, y) => {
    const wave = Math.round(3 * Math.sin(x / 9));
    const index = Math.floor((x - 6) / STEP);
    const column = Math.floor((x - 6 - index * STEP) / DOT);
    const row = Math.floor((y - 7 + wave) / DOT);
    const dots = FONT[text.charAt(index)] ?? '';
    const isInk = column >= 0 && column < 3 && row >= 0 && row < 5 && dots[row * 3 + column] === '1';
    const isLine = Math.abs(y - 22 - 8 * Math.sin(x / 17)) < 0.8;
    if (isInk) return [20, 60, 140, 255];
    return isLine ? [150, 170, 200, 255] : [238, 243, 250, 255];
  });
}
