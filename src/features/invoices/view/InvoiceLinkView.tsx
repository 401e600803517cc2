import { useLeave } from '@/flows/leaving/useLeave';
import { useCopy } from '@/flows/notices/useCopy';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';

import type { InvoiceLink } from './model/invoiceLink';
import { ShareInvoice } from './ShareInvoice';

interface InvoiceLinkViewProps {
  readonly link: InvoiceLink;
  /** The issuer's page makes the invoice; there is none yet. */
  readonly isToBeMade?: boolean;
  /** The number of the invoice; undefined while there is none to share. */
  readonly uniqueNo?: string | undefined;
  readonly refresh: () => void;
}

/** The way to the issuer's page, which can be copied too; or why there is none yet. */
export function InvoiceLinkView({ link, isToBeMade = false, uniqueNo, refresh }: InvoiceLinkViewProps) {
  const leave = useLeave();
  const copy = useCopy();
  const { host } = usePorts();
  if (link.is === 'unusable') {
    return <Notice tone="owed">开票方给的链接不安全，已为您拦下。请到开票邮箱查看，或联系开票方</Notice>;
  }
  if (link.is === 'waiting') {
    return (
      <Card title={isToBeMade ? '暂不能开票' : '发票还没有出来'}>
        <p>{link.said === '' ? '开票方还没有给出发票' : `目前状态：${link.said}`}</p>
        <p>{isToBeMade ? '可以开票后这里会自己更新' : '开好后这里会自己更新，也会发到您填的邮箱'}</p>
        <TextButton onPress={refresh}>刷新</TextButton>
      </Card>
    );
  }
  return (
    <>
      <Card title="电子发票">
        <p>
          {isToBeMade ? '在开票方的网站填写抬头，开好后发到您的邮箱' : '发票在开票方的网站上，打开后可以查看和下载'}
        </p>
        <FactRows facts={[{ label: '开票方网站', value: link.host }]} />
        <PrimaryButton onPress={() => leave(link.url)}>{isToBeMade ? '去开票' : '打开发票'}</PrimaryButton>
        <TextButton onPress={() => copy(link.url)}>复制链接</TextButton>
        {uniqueNo !== undefined && <ShareInvoice uniqueNo={uniqueNo} />}
      </Card>
      {host.kind === 'wechat' && <Notice>想留底：打开后点右上角「…」，选「在浏览器打开」再下载</Notice>}
    </>
  );
}
