import { readScreenQuery } from '@/navigation/guards/readScreenQuery';

/**
 * Why the address has no valid gun; empty if it names none. Its content is not repeated, because anybody may have
 * printed the code.
 */
export function gunInQueryErrorText(search: string): string {
  const params = new URLSearchParams(search);
  if (readScreenQuery('chargingPage', search).deviceNo !== undefined)
    return '这个码上只有桩号，请扫枪上的码，或输入枪号';
  return params.has('gunNo') || params.has('deviceNo') ? '这个码里的枪号不对，请重新扫枪上的码，或输入枪号' : '';
}
