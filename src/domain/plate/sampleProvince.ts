/** The province of a sample plate where the present one is not known. */
export const SAMPLE_PROVINCE = '粤';
