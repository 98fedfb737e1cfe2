/**
 * A thing that is slow to make and lasts: made when it is first asked for, and the same ever after.
 * @param make called at most once
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
