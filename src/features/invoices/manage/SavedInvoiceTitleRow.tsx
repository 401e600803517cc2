import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { INVOICE_TITLE_TYPE } from '@/services/invoice/invoices';
import {
  type InvoiceTitle,
  useChangeInvoiceTitleMutation,
  useDeleteInvoiceTitleMutation,
} from '@/services/invoice/invoiceTitles';
import { TextButton } from '@/ui/button/TextButton';
import { CardActions } from '@/ui/card/CardActions';
import { ListRow } from '@/ui/list/ListRow';
import { SwipeRow } from '@/ui/list/SwipeRow';
import { Tag } from '@/ui/text/Tag';

import styles from './SavedInvoiceTitleRow.module.css';

/** One saved title. */
export function SavedInvoiceTitleRow({ title }: { readonly title: InvoiceTitle }) {
  const confirm = useConfirmDialog();
  const toast = useToast();
  const { titleId, titleName, titleType, taxNo, isDefault } = title;
  const [updateTitle, { isLoading: isChanging }] = useChangeInvoiceTitleMutation({ fixedCacheKey: `title:${titleId}` });
  const [deleteTitle, { isLoading: isRemoving }] = useDeleteInvoiceTitleMutation({
    fixedCacheKey: `titleGone:${titleId}`,
  });
  const isBusy = isChanging || isRemoving;
  const makeDefault = async () => {
    const type = titleType === INVOICE_TITLE_TYPE.person ? INVOICE_TITLE_TYPE.person : INVOICE_TITLE_TYPE.company;
    const { data } = await updateTitle({ ...title, titleType: type, isDefault: 1 });
    toast(data === undefined ? '设置失败，请重试' : `已设为默认：${titleName}`);
  };
  const confirmDelete = async () => {
    const isConfirmed = await confirm({
      title: `删除抬头“${titleName}”？`,
      text: '已开的发票不受影响。',
      confirmLabel: '删除',
      isDestructive: true,
    });
    if (!isConfirmed) return;
    const { error } = await deleteTitle({ titleId });
    if (error === undefined) toast('已删除');
  };
  return (
    <li className={styles['entry']}>
      <SwipeRow action={{ label: '删除', tone: 'danger', isDisabled: isBusy, onPress: () => void confirmDelete() }}>
        <div>
          <ListRow
            title={
              <>
                {titleName} {isDefault === 1 && <Tag tone="brand">默认</Tag>}
              </>
            }
            note={taxNo === '' ? '个人' : taxNo}
          />
        </div>
        <CardActions>
          {isDefault === 0 && (
            <TextButton isDisabled={isBusy} label={`设为默认 ${titleName}`} onPress={() => void makeDefault()}>
              设为默认
            </TextButton>
          )}
          <TextButton
            isDisabled={isBusy}
            tone="danger"
            label={`删除 ${titleName}`}
            onPress={() => void confirmDelete()}
          >
            删除
          </TextButton>
        </CardActions>
      </SwipeRow>
    </li>
  );
}
