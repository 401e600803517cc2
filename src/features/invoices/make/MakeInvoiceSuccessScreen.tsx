import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePolling } from '@/services/transport/clock/usePolling';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { isInvoiceOpen } from '../model/invoiceWords';
import { GONE_INVOICE } from '../parts/goneInvoice';
import { INVOICE_RHYTHM } from '../parts/invoiceRhythm';
import { useInvoice } from '../parts/useInvoice';
import { resultOf } from './model/resultWords';

/** What has become of an invoice that was just asked for. It asks again by itself until the tax system has decided. */
export default function MakeInvoiceSuccessScreen() {
  const { frame, query } = useScreen('makeInvoiceSuccess');
  const { invoiceId } = query;
  const asked = useInvoice(invoiceId);
  const invoice = asked.currentData;
  usePolling(invoice !== undefined && isInvoiceOpen(invoice) ? asked.refetch : null, INVOICE_RHYTHM);
  if (invoiceId !== undefined && invoice === undefined) {
    const load = toLoadState(asked, { what: '发票加载失败', waitingFor: '正在查询发票…', isGoneWhenRefused: true });
    return <DetailScreen frame={frame} load={load} empty={GONE_INVOICE} />;
  }
  const { status, word, next } = resultOf(invoice);
  return (
    <ResultScreen
      frame={frame}
      status={status}
      word={word}
      next={next}
      actions={
        <>
          <LinkButton
            variant="primary"
            replace
            to={invoiceId === undefined ? pathTo('invoiceRecord') : pathTo('invoiceRecordDetail', { invoiceId })}
          >
            查看进度
          </LinkButton>
          <LinkButton replace to={pathTo('home')}>
            返回首页
          </LinkButton>
        </>
      }
    />
  );
}
