/** Shown when the item of the address was not found and the server sent no text. */
export const NOT_FOUND_TEXT = '没有找到，链接可能已失效';
