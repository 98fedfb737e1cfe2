/** A file in a form: its field, its name as the sender says it, and its bytes. */
export type SentFile = {
  field: string
  name?: string | undefined
  bytes: Uint8Array | string
  contentType?: string
}

/**
 * A form as a browser sends it: texts and files in the order given. `headers` and `body` go into a call of a test's app:
 * `app.post('/resumes/', { as: ana, ...multipart([{ field: 'file', name: 'cv.pdf', bytes }]) })`.
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
// As browsers write a name with quotes or lines in it.
const escapeName = (name: string) =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const headOfFile = ({ field, name = '', contentType = 'application/octet-stream' }: SentFile) =>
  `${headOf(field)}; filename="${escapeName(name)}"\r\nContent-Type: ${contentType}`
