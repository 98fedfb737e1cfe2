const REDACTED = /<ojfilter>([\s\S]*?)<\/ojfilter>/g

/** @param mark replaces hidden text */
export function redactForGuests(description: string, mark: string): string {
  return description.replace(REDACTED, mark)
}

/** The whole text, for a worker. */
export function unredact(description: string): string {
  return description.replace(REDACTED, '$1')
}

/** Alternates public and hidden pieces, public first. */
export function splitRedacted(description: string): string[] {
  return description.split(REDACTED)
}
