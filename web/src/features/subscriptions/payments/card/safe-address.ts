const ourselves: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Whether an outside address may be opened or sent a card: https, or this machine. A user name or password in it
 * would disguise the host.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && ourselves.includes(hostname))
}
