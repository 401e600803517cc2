import { formatIsoDay } from '@/domain/day';
import { useCopy } from '@/flows/notices/useCopy';
import { useToast } from '@/flows/notices/useDialogs';
import { downloadTextAsFile } from '@/host/page/downloadTextAsFile';
import { usePorts } from '@/platform/ports/PortsContext';
import type { MerchantCouponGrant } from '@/services/coupon/merchants';
import { TextButton } from '@/ui/button/TextButton';
import { CardActions } from '@/ui/card/CardActions';

import { toCouponGrantCsv } from './model/toCouponGrantCsv';

interface ExportCouponGrantsActionsProps {
  readonly grants: readonly MerchantCouponGrant[];
  /** Whether all records of the filter have been loaded. */
  readonly isComplete: boolean;
}

/** Exports the records as a CSV file. Hosts often refuse files silently, so the same table can be copied. */
export function ExportCouponGrantsActions({ grants, isComplete }: ExportCouponGrantsActionsProps) {
  const toast = useToast();
  const copy = useCopy();
  const { clock } = usePorts();
  const count = String(grants.length);
  const saveCsv = () => {
    const name = `发放记录-${formatIsoDay(clock.serverNow())}.csv`;
    if (!downloadTextAsFile(name, toCouponGrantCsv(grants), 'text/csv;charset=utf-8'))
      toast('这里不能保存文件，请复制表格');
    else toast(isComplete ? `已导出全部${count}条` : `已导出前${count}条，往下翻加载更多后可再导出`);
  };
  return (
    <CardActions>
      <TextButton onPress={saveCsv}>导出表格</TextButton>
      <TextButton onPress={() => copy(toCouponGrantCsv(grants))}>复制表格</TextButton>
    </CardActions>
  );
}
