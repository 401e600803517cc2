import { dayOf } from '@/domain/day';
import { useCopy } from '@/flows/notices/useCopy';
import { useToast } from '@/flows/notices/useDialogs';
import { saveFile } from '@/host/page/saveFile';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';
import { CardActions } from '@/ui/card/CardActions';

import { grantCsv } from './model/grantCsv';

interface ExportActsProps {
  readonly grants: readonly MerchantGrant[];
  /** Whether every record of the filter has been loaded. */
  readonly isAll: boolean;
}

/** The records as a file for Excel. Hosts often refuse files silently, so the same table can be copied. */
export function ExportActs({ grants, isAll }: ExportActsProps) {
  const toast = useToast();
  const copy = useCopy();
  const { clock } = usePorts();
  const count = String(grants.length);
  const save = () => {
    const name = `发放记录-${dayOf(clock.serverNow())}.csv`;
    if (!saveFile(name, grantCsv(grants), 'text/csv;charset=utf-8')) toast('这里不能保存文件，请复制表格');
    else toast(isAll ? `已导出全部${count}条` : `已导出前${count}条，往下翻加载更多后可再导出`);
  };
  return (
    <CardActions>
      <TextButton onPress={save}>导出表格</TextButton>
      <TextButton onPress={() => copy(grantCsv(grants))}>复制表格</TextButton>
    </CardActions>
  );
}
