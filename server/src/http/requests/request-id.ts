import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Logs and answers repeat a proxy's id, so it must be plain. */
const GIVEN_ID = /^[\w.-]{8,64}$/

/** TRUST_PROXY's named ranges, as in the framework. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Uses a trusted proxy's X-Request-Id, or a new id. */
export function createRequestIds(trustProxy: string | false): (request: IncomingMessage) => string {
  const isTrusted = createTrust(trustProxy)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isUsable = typeof given === 'string' && GIVEN_ID.test(given)
    return isUsable && isTrusted(socket.remoteAddress ?? '') ? given : randomUUID()
  }
}

function createTrust(list: string | false): (address: string) => boolean {
  const trusted = new BlockList()
  const parts = (list || '').split(',').map((part) => part.trim())
  for (const range of parts.flatMap((part) => RANGES[part] ?? [part])) {
    const [address = '', bits] = range.split('/')
    const version = isIP(address)
    if (version === 0) continue
    const most = version === 4 ? 32 : 128
    trusted.addSubnet(address, bits === undefined ? most : Number(bits), version === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}
