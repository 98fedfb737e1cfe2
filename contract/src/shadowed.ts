/** What turns an object into a text or a number, wherever one is compared, counted or written. */
const CONVERTERS = ['toString', 'valueOf']

/**
 * Whether an object, anywhere in what was read of JSON, has a value of its own in the place of what every object converts
 * itself with. Whoever only compares such an object is thrown an error, libraries that check values among them.
 */
export function isShadowed(read: unknown): boolean {
  // Not by recursion: how deep it goes is the sender's choice.
  const waiting = [read]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if (CONVERTERS.some((name) => Object.hasOwn(value, name))) return true
    for (const part of Object.values(value)) waiting.push(part)
  }
  return false
}
