import type { Access } from '@hanap/contract/wire/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Asker, ListAsked, SignedIn } from '../lib/asker.ts'
import { subscriptionRequired, unauthenticated } from '../lib/problem.ts'

export type Gate = {
  identify(token: string): Promise<SignedIn | null>
  identifySubscriber(token: string, list: ListAsked | null): Promise<Asker | null>
}

export type UserOf<A extends Access> = A extends 'public'
  ? undefined
  : A extends 'subscriber'
    ? Asker
    : SignedIn

/** @param list of an endpoint that answers one */
export type Authenticate = <A extends Access>(
  request: FastifyRequest,
  access: A,
  list?: ListAsked | null,
) => Promise<UserOf<A>>

const SCHEME = /^Token ([A-Za-z0-9_-]{20,100})$/

/** Fails closed: an error in the check refuses the request. */
export function createAuthenticate(gate: Gate): Authenticate {
  return async (request, access, list = null) => {
    // TypeScript cannot narrow the conditional return type.
    if (access === 'public') return undefined as never
    if (access === 'subscriber') return (await requireSubscriber(gate, request, list)) as never
    const user = await identifyRequest(gate, request)
    if (!user) throw unauthenticated()
    return user as never
  }
}

async function requireSubscriber(
  gate: Gate,
  request: FastifyRequest,
  list: ListAsked | null,
): Promise<Asker> {
  const token = tokenOf(request)
  const asker = token ? await gate.identifySubscriber(token, list) : null
  if (!asker) throw unauthenticated()
  if (!asker.isActive) throw subscriptionRequired()
  return asker
}

/** Unverified; from 'Authorization: Token <token>'. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  SCHEME.exec(request.headers.authorization ?? '')?.[1]

export async function identifyRequest(gate: Gate, request: FastifyRequest): Promise<SignedIn | null> {
  const token = tokenOf(request)
  return token ? gate.identify(token) : null
}
