/** The largest resume that is taken: 5 MB. */
export const MOST_BYTES = 5 * 1024 * 1024

/** A file that its name and its type call a PDF, whatever is in it. */
export const pdf = (name: string, buffer = Buffer.from('%PDF-1.4')) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})
