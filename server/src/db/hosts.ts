const ADDRESS = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<rest>.*)$/s

/**
 * The servers that an address names, as one address each: 'postgres://u:p@a,b:5433/hanap' is that of a and that of
 * b:5433, as libpq reads such lists. A list may name a primary and its standbys.
 * @returns the address itself where it names one server; nothing where it is no such address
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
