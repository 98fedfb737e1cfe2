const ADDRESS = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<rest>.*)$/s

/**
 * One address per server: 'postgres://u:p@a,b:5433/hanap' names a and b:5433, as in libpq. Empty for an invalid
 * address.
 */
export function readHosts(address: string): string[] {
  const { start, hosts, rest } = ADDRESS.exec(address)?.groups ?? {}
  if (start === undefined || hosts === undefined || rest === undefined) return []
  return hosts.split(',').map((host) => start + host + rest)
}

export function isDatabaseAddress(address: string): boolean {
  const hosts = readHosts(address)
  return hosts.length > 0 && hosts.every((one) => URL.canParse(one) && new URL(one).hostname !== '')
}
