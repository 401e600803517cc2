import { BIZ_TYPE } from '@/domain/payment/bizType';
import { RECORD_TYPES } from '@/domain/wallet/walletCodes';
import { standing } from '@/navigation/standing';
import type { WalletRecord } from '@/services/driver/wallets';

type Behind = Pick<WalletRecord, 'recordType' | 'bizType' | 'orderNo' | 'uniqueId' | 'parkId'>;

/** The address of what a line was for; undefined where it has none, or where this build does not have the screen. */
export function recordLink(line: Behind, cashOut: string | undefined): string | undefined {
  const { recordType, bizType, orderNo, uniqueId, parkId } = line;
  if (recordType === RECORD_TYPES.payOut || recordType === RECORD_TYPES.payOutReturned) return cashOut;
  switch (bizType) {
    case BIZ_TYPE.parking:
    case BIZ_TYPE.arrears:
      // One payment for several bills: they are listed with their payments.
      return uniqueId === '' || parkId === ''
        ? standing('billRecord')
        : standing('parkingRecordDetail', { uniqueId, parkId });
    default:
      if (orderNo === '') return undefined;
      if (bizType === BIZ_TYPE.charging) return standing('chargeBillDetail', { orderNo });
      if (bizType === BIZ_TYPE.occupation) return standing('occupyBillDetail', { orderNo });
      return standing('orderRecordDetail', { orderNo });
  }
}
