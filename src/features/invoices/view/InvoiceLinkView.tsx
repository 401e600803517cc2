import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { useCopy } from '@/flows/notices/useCopy';
import { usePorts } from '@/platform/ports/PortsContext';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import type { InvoiceLinkState } from './model/invoiceLink';
import { ShareInvoiceButton } from './ShareInvoiceButton';

interface InvoiceLinkViewProps {
  readonly link: InvoiceLinkState;
  /** The driver creates the invoice on the issuer's page; there is none yet. */
  readonly isUnissued?: boolean;
  /** The number of the invoice; undefined while there is none to share. */
  readonly uniqueNo?: string | undefined;
  readonly refresh: () => void;
}

/** The link to the issuer's page, which can also be copied, or the reason why there is none yet. */
export function InvoiceLinkView({ link, isUnissued = false, uniqueNo, refresh }: InvoiceLinkViewProps) {
  const leave = useOpenExternalUrl();
  const copy = useCopy();
  const { host } = usePorts();
  if (link.is === 'unusable') {
    return <NoticeBanner tone="owed">开票方给的链接不安全，已为您拦下。请到开票邮箱查看，或联系开票方</NoticeBanner>;
  }
  if (link.is === 'waiting') {
    return (
      <Card title={isUnissued ? '暂不能开票' : '发票还没有出来'}>
        <p>{link.stateText === '' ? '开票方还没有给出发票' : `目前状态：${link.stateText}`}</p>
        <p>{isUnissued ? '可以开票后这里会自己更新' : '开好后这里会自己更新，也会发到您填的邮箱'}</p>
        <TextButton onPress={refresh}>刷新</TextButton>
      </Card>
    );
  }
  return (
    <>
      <Card title="电子发票">
        <p>
          {isUnissued ? '在开票方的网站填写抬头，开好后发到您的邮箱' : '发票在开票方的网站上，打开后可以查看和下载'}
        </p>
        <FactRows facts={[{ label: '开票方网站', value: link.host }]} />
        <PrimaryButton onPress={() => leave(link.url)}>{isUnissued ? '去开票' : '打开发票'}</PrimaryButton>
        <TextButton onPress={() => copy(link.url)}>复制链接</TextButton>
        {uniqueNo !== undefined && <ShareInvoiceButton uniqueNo={uniqueNo} />}
      </Card>
      {host.kind === 'wechat' && <NoticeBanner>想留底：打开后点右上角「…」，选「在浏览器打开」再下载</NoticeBanner>}
    </>
  );
}
