type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/**
 * Whether nothing may be fetched that was not asked for: Lite is on, the device saves data, or the connection is the
 * slowest there is, which tends to be the dearest too.
 */
export function savesData(
  isLite = 'lite' in document.documentElement.dataset,
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return isLite || connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
