export type SentFile = {
  field: string
  name?: string | undefined
  bytes: Uint8Array | string
  contentType?: string
}

/**
 * As a browser sends it: `app.post('/resumes/', { as: ana, ...multipart([{ field: 'file', name: 'cv.pdf', bytes }])
 * })`.
 */
export function multipart(parts: (SentFile | [name: string, text: string])[]) {
  const boundary = '----HanapTestForm7d1f'
  const chunks = parts.flatMap((part) => {
    const [head, content] = Array.isArray(part) ? [headOf(part[0]), part[1]] : [headOfFile(part), part.bytes]
    return [`--${boundary}\r\n${head}\r\n\r\n`, content, '\r\n']
  })
  const body = Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk)))
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
}

const headOf = (field: string) => `Content-Disposition: form-data; name="${field}"`
// As browsers do.
const escapeName = (name: string) =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const headOfFile = ({ field, name = '', contentType = 'application/octet-stream' }: SentFile) =>
  `${headOf(field)}; filename="${escapeName(name)}"\r\nContent-Type: ${contentType}`
