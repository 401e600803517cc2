import { formatPlate } from '@/domain/plate/plateFace';

/** Why a car has got nothing. */
export const notGivenText = (plateNo: string, why: string): string => `${formatPlate(plateNo)} 未发放。${why}`;
