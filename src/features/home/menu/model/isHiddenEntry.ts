import { CLIENT_TYPE, type ClientType } from '@/host/clientType';

/** Whether this client may not show a menu entry (Rule 8.4). The inline script asks it too, of entries that nobody has checked. */
export const isHiddenEntry = (entryId: unknown, clientType: ClientType): boolean =>
  entryId === 'OPEN_WITHHOLD' && clientType === CLIENT_TYPE.alipay;
