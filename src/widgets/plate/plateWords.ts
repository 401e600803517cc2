/** Said at a press without a whole plate. */
export const INCOMPLETE_PLATE = '请输入完整的车牌';
