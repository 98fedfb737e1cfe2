export const MOST_BYTES = 5 * 1024 * 1024

/** By name and type only. */
export const pdf = (name: string, buffer = Buffer.from('%PDF-1.4')) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})
