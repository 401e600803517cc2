/** A link that the phone's dialler opens; null for a text that is no phone number. Whatever stands between the digits is left out. */
export function telLink(phone: string): string | null {
  const isPhone = /^\+?[\d\s()-]{3,24}$/.test(phone.trim()) && /\d{3}/.test(phone);
  return isPhone ? `tel:${phone.replace(/[^\d+]/g, '')}` : null;
}
