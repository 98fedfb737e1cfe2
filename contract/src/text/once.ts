/** Creates a slow value on first use and returns the same one afterwards. @param make called at most once */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
