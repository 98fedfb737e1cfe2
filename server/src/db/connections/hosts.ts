const ADDRESS = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<rest>.*)$/s

/**
 * The servers of an address, one address each: 'postgres://u:p@a,b:5433/hanap' is a's and b:5433's, as in libpq.
 * @returns the address itself for one server; nothing for an invalid address
 */
export function readHosts(address: string): string[] {
  const { start, hosts, rest } = ADDRESS.exec(address)?.groups ?? {}
  if (start === undefined || hosts === undefined || rest === undefined) return []
  return hosts.split(',').map((host) => start + host + rest)
}

/** Whether every server that an address of PostgreSQL names can be meant. */
export function isDatabaseAddress(address: string): boolean {
  const hosts = readHosts(address)
  return hosts.length > 0 && hosts.every((one) => URL.canParse(one) && new URL(one).hostname !== '')
}
