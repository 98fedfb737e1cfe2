/**
 * A link as people type it, made whole: https:// stands before an address that names none. Anything that already has a
 * scheme is left as it is; whether that is allowed is for the field's check to say.
 */
export function withHttps(typed: string): string {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
}
