export type Sent = {
  token?: string | undefined
  /** Sent as JSON. */
  body?: object | undefined
  bytes?: { contentType: string; content: Uint8Array } | undefined
  headers?: Record<string, string> | undefined
}
export type Answer = { status: number; text: string }
/** Calls an address below /api. */
export type Call = (method: string, path: string, sent?: Sent) => Promise<Answer>

export function payloadOf({ body, bytes }: Sent) {
  if (bytes) return { contentType: bytes.contentType, payload: Buffer.from(bytes.content) }
  if (body) return { contentType: 'application/json', payload: JSON.stringify(body) }
  return { contentType: undefined, payload: undefined }
}

export const headersOf = ({ token, headers }: Sent, contentType: string | undefined) => ({
  ...(token && { authorization: `Token ${token}` }),
  ...(contentType && { 'content-type': contentType }),
  ...headers,
})

/** As a browser sends it. */
export async function formOf(field: string, name: string, content: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.set(field, new File([content], name, { type: 'application/pdf' }))
  const written = new Response(form)
  return {
    contentType: written.headers.get('content-type') ?? '',
    content: new Uint8Array(await written.arrayBuffer()),
  }
}
