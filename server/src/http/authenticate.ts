import type { Access } from '@hanap/contract/wire/endpoint'
import type { FastifyRequest } from 'fastify'
import { subscriptionRequired, unauthenticated } from '../lib/problem.ts'

/** The seeker behind a request. */
export type SignedIn = { id: number; sessionId: number }

/** What the gate must know; the accounts and subscriptions features answer it. */
export type Gate = {
  identify(token: string): Promise<SignedIn | null>
  hasActiveSubscription(userId: number): Promise<boolean>
}

export type Authenticate = <A extends Access>(
  request: FastifyRequest,
  access: A,
) => Promise<A extends 'public' ? undefined : SignedIn>

const SCHEME = /^Token ([A-Za-z0-9_-]{20,100})$/

/** Checks a request against an endpoint's access word. Fails closed: a check that cannot be made lets nobody in. */
export function createAuthenticate(gate: Gate): Authenticate {
  return async (request, access) => {
    // The conditional return type cannot be narrowed from inside; each branch returns what its access word promises.
    if (access === 'public') return undefined as never
    const user = await identifyRequest(gate, request)
    if (!user) throw unauthenticated()
    if (access === 'subscriber' && !(await gate.hasActiveSubscription(user.id))) throw subscriptionRequired()
    return user as never
  }
}

/** What a request brings as its sender's token, unlooked at; the header is 'Authorization: Token <token>'. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  SCHEME.exec(request.headers.authorization ?? '')?.[1]

/** Who sends this request, or null. */
export async function identifyRequest(gate: Gate, request: FastifyRequest): Promise<SignedIn | null> {
  const token = tokenOf(request)
  return token ? gate.identify(token) : null
}
