import { CLIENT_TYPE, type ClientType } from '@/host/clientType';

/** Whether this client must hide a menu entry (Rule 8.4). The inline script calls it too, with unvalidated entries. */
export const isHiddenMenuEntry = (entryId: unknown, clientType: ClientType): boolean =>
  entryId === 'OPEN_WITHHOLD' && clientType === CLIENT_TYPE.alipay;
