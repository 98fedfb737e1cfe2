const CONVERTERS = ['toString', 'valueOf']

/**
 * Whether any object in parsed JSON overrides a conversion method. Merely comparing it throws, also in validation
 * libraries.
 */
export function isShadowed(read: unknown): boolean {
  // No recursion: the sender chooses the depth.
  const waiting = [read]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if (CONVERTERS.some((name) => Object.hasOwn(value, name))) return true
    for (const part of Object.values(value)) waiting.push(part)
  }
  return false
}
