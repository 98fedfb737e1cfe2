import * as siteSays from '@hanap/contract/says/site'
import type { Endpoint, VersionedOf } from '@hanap/contract/wire/endpoint'
import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import { Problem } from '../lib/problem.ts'
import type { Expect } from '../lib/version.ts'

/** Refuses a write over a change made elsewhere: checks If-Match, or `If-None-Match: *` for something not yet created. */
export function expectOf<E extends Endpoint>(endpoint: E, reply: FastifyReply): Expect<VersionedOf<E>> {
  const { 'if-match': given, 'if-none-match': none } = reply.request.headers
  const seen = given?.split(',').map((tag) => tag.trim())
  return (now) => {
    if (!seen && none !== '*') return
    // Only the contract's fields may leave.
    const current = now && endpoint.versioned ? z.parse(endpoint.versioned, now) : null
    const isExpected =
      current === null
        ? !seen
        : none !== '*' && (!seen || seen.includes('*') || seen.includes(etagOf(current)))
    if (isExpected) return
    tagAnswer(reply, endpoint, current)
    throw new Problem('changed-elsewhere', siteSays.changedElsewhere, {
      extra: { current },
    })
  }
}

export function tagAnswer(reply: FastifyReply, { versioned }: Endpoint, body: unknown) {
  if (versioned && isVersioned(body)) reply.header('etag', etagOf(body))
}

const isVersioned = (body: unknown): body is { version: string } =>
  typeof body === 'object' && body !== null && 'version' in body

const etagOf = ({ version }: { version: string }) => `"${version}"`
