type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/**
 * True if Lite is on, the device saves data, or the connection is the slowest kind, usually also the most expensive.
 */
export function savesData(
  isLite = 'lite' in document.documentElement.dataset,
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return isLite || connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
