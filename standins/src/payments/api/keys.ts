import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

export type Keys = { secret: string; public: string }
export type KeyKind = 'secret' | 'public' | 'none' | 'wrong'

/** The key is HTTP Basic's user. */
export function keyOf(request: FastifyRequest, keys: Keys): KeyKind {
  const coded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (coded === undefined) return 'none'
  const [user] = Buffer.from(coded, 'base64').toString('utf8').split(':')
  if (user === keys.secret) return 'secret'
  return user === keys.public ? 'public' : 'wrong'
}

/** @throws ApiError 401 unless the key may call it */
export function demandKey(kind: KeyKind, isPublic: boolean): void {
  if (kind === 'secret' || (kind === 'public' && isPublic)) return
  if (kind === 'none')
    throw new ApiError(401, { code: 'api_key_required', detail: 'An API key is required.' })
  if (kind === 'public')
    throw new ApiError(401, { code: 'secret_key_required', detail: 'This call needs the secret key.' })
  throw new ApiError(401, { code: 'api_key_invalid', detail: 'The API key is invalid.' })
}
