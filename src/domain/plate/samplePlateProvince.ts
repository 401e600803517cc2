/** The province of a sample plate if the current one is unknown. */
export const SAMPLE_PLATE_PROVINCE = '粤';
