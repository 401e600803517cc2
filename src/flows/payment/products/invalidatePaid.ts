import { parkingChargeApi } from '@/services/charge/parkingChargeApi';

/** Invalidates the tags of `charge` that every payment and every new order affect. */
export const invalidatePaid = () => parkingChargeApi.util.invalidateTags(['Payment', 'Purchase', 'UsableCoupon']);
