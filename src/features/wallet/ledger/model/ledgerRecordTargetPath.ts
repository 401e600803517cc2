import { BIZ_TYPE } from '@/domain/payment/bizType';
import { LEDGER_RECORD_TYPE } from '@/domain/wallet/walletCodes';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { WalletLedgerRecord } from '@/services/driver/wallets';

type RecordFields = Pick<WalletLedgerRecord, 'recordType' | 'bizType' | 'orderNo' | 'uniqueId' | 'parkId'>;

/** The path of the bill or order of a record; undefined if it has none, or if this build does not have the screen. */
export function ledgerRecordTargetPath(record: RecordFields, cashOutPath: string | undefined): string | undefined {
  const { recordType, bizType, orderNo, uniqueId, parkId } = record;
  if (recordType === LEDGER_RECORD_TYPE.payOut || recordType === LEDGER_RECORD_TYPE.payOutReturned) return cashOutPath;
  switch (bizType) {
    case BIZ_TYPE.parking:
    case BIZ_TYPE.arrears:
      // A payment for several bills has no single bill: link to the list of payments.
      return uniqueId === '' || parkId === ''
        ? getPathIfInBuild('billRecord')
        : getPathIfInBuild('parkingRecordDetail', { uniqueId, parkId });
    default:
      if (orderNo === '') return undefined;
      if (bizType === BIZ_TYPE.charging) return getPathIfInBuild('chargeBillDetail', { orderNo });
      if (bizType === BIZ_TYPE.occupation) return getPathIfInBuild('occupyBillDetail', { orderNo });
      return getPathIfInBuild('orderRecordDetail', { orderNo });
  }
}
