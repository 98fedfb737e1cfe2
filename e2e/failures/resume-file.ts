/** The largest accepted resume: 5 MB. */
export const MOST_BYTES = 5 * 1024 * 1024

/** A PDF by name and type, whatever its content. */
export const pdf = (name: string, buffer = Buffer.from('%PDF-1.4')) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})
