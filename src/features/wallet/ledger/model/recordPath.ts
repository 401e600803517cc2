import { BIZ_TYPE } from '@/domain/payment/bizType';
import { RECORD_TYPES } from '@/domain/wallet/walletCodes';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import type { WalletRecord } from '@/services/driver/wallets';

type RecordFields = Pick<WalletRecord, 'recordType' | 'bizType' | 'orderNo' | 'uniqueId' | 'parkId'>;

/** The path of the bill or order of a record; undefined if it has none, or if this build does not have the screen. */
export function recordPath(record: RecordFields, cashOutPath: string | undefined): string | undefined {
  const { recordType, bizType, orderNo, uniqueId, parkId } = record;
  if (recordType === RECORD_TYPES.payOut || recordType === RECORD_TYPES.payOutReturned) return cashOutPath;
  switch (bizType) {
    case BIZ_TYPE.parking:
    case BIZ_TYPE.arrears:
      // A payment for several bills has no single bill: link to the list of payments.
      return uniqueId === '' || parkId === ''
        ? pathIfAvailable('billRecord')
        : pathIfAvailable('parkingRecordDetail', { uniqueId, parkId });
    default:
      if (orderNo === '') return undefined;
      if (bizType === BIZ_TYPE.charging) return pathIfAvailable('chargeBillDetail', { orderNo });
      if (bizType === BIZ_TYPE.occupation) return pathIfAvailable('occupyBillDetail', { orderNo });
      return pathIfAvailable('orderRecordDetail', { orderNo });
  }
}
