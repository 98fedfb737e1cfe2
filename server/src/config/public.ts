import * as z from 'zod'

const HOST = /^(\[[\da-f:]+\]|[a-z\d]([a-z\d.-]*[a-z\d])?)(:\d{1,5})?$/

/** Links would lose anything after protocol and host. */
function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.pathname === '/' &&
    url.search + url.hash === ''
  )
}

const hostsOf = (list: string) => list.split(',').map((host) => host.trim().toLowerCase())

export const publicFields = {
  PUBLIC_URL: z
    .string()
    .trim()
    .refine(isOrigin, 'PUBLIC_URL must be the address people type, such as https://jobs.example.com')
    .optional(),
  PUBLIC_HOSTS: z
    .string()
    .refine(
      (list) => hostsOf(list).every((host) => HOST.test(host)),
      'PUBLIC_HOSTS must be hosts, such as jobs.example.com or localhost:3000, separated by commas',
    )
    .optional(),
}

type Given = {
  HOST: string
  PORT: number
  PUBLIC_URL?: string | undefined
  PUBLIC_HOSTS?: string | undefined
}

/** Without PUBLIC_URL, the address is this machine's. */
export function readPublic(given: Given, isLoopback: boolean): { publicUrl: string; publicHosts: string[] } {
  const own = isLoopback ? given.HOST : 'localhost'
  const publicUrl = new URL(
    given.PUBLIC_URL ?? `http://${own.includes(':') ? `[${own}]` : own}:${given.PORT}`,
  )
  const local = isLoopback ? [`localhost:${given.PORT}`, `127.0.0.1:${given.PORT}`] : []
  const others = given.PUBLIC_HOSTS ? hostsOf(given.PUBLIC_HOSTS) : []
  return { publicUrl: publicUrl.origin, publicHosts: [...new Set([publicUrl.host, ...local, ...others])] }
}
