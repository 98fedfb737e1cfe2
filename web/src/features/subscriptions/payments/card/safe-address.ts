const ourselves: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Whether an address of somebody else's may be gone to, or sent a card: over https, or on this very machine. One that
 * carries a name or a password is none: it is made to look like another host's.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && ourselves.includes(hostname))
}
