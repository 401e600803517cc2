import { readQuery } from '@/navigation/guards/readQuery';

/** Why an address leads to no gun; empty if it names none. What it says is not repeated, because anybody may have printed it. */
export function addressProblem(search: string): string {
  const named = new URLSearchParams(search);
  if (readQuery('chargingPage', search).deviceNo !== undefined) return '这个码上只有桩号，请扫枪上的码，或输入枪号';
  return named.has('gunNo') || named.has('deviceNo') ? '这个码里的枪号不对，请重新扫枪上的码，或输入枪号' : '';
}
