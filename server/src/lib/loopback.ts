import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/**
 * Regardless of DNS: 'localhost' or a loopback address.
 * @param host without a port; IPv6 may be in brackets
 */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  const version = isIP(name)
  return name === 'localhost' || (version !== 0 && loopback.check(name, version === 6 ? 'ipv6' : 'ipv4'))
}
