/**
 * A `tel:` link for the phone's dialler; null if the text is not a phone number. Characters between the digits are
 * dropped.
 */
export function toTelLink(phone: string): string | null {
  const isPhone = /^\+?[\d\s()-]{3,24}$/.test(phone.trim()) && /\d{3}/.test(phone);
  return isPhone ? `tel:${phone.replace(/[^\d+]/g, '')}` : null;
}
