const REDACTED = /<ojfilter>([\s\S]*?)<\/ojfilter>/g

/** Replaces what guests may not read. @param mark stands in its place */
export function redactForGuests(description: string, mark: string): string {
  return description.replace(REDACTED, mark)
}

/** The whole text, for a signed-in worker. */
export function unredact(description: string): string {
  return description.replace(REDACTED, '$1')
}

/** The pieces of a text: what everyone reads and what is hidden from guests, in turn, starting with the former. */
export function splitRedacted(description: string): string[] {
  return description.split(REDACTED)
}
