/** Shown when the button is pressed without a complete plate. */
export const INCOMPLETE_PLATE_TEXT = '请输入完整的车牌';
