import type { FastifyInstance } from 'fastify'
import type { Applications } from './applying/applications.ts'
import type { Area } from './areas.ts'
import type { Fault, Faults } from './failing/faults.ts'
import type { Viewer } from './html.ts'
import type { Catalogue, CatalogueChange } from './listings/catalogue.ts'
import type { Requests } from './requests.ts'
import type { Accounts } from './workers/accounts.ts'
import type { Sessions } from './workers/sessions.ts'

export type Board = {
  app: FastifyInstance
  now: () => Date
  accounts: Accounts
  sessions: Sessions
  applications: Applications
  catalogue: Catalogue
  faults: Faults
  requests: Requests
  /** Writes changes to disk first. */
  changeCatalogue: (changes: readonly CatalogueChange[]) => void
  /** Points left today. */
  pointsOf: (accountId: number) => number
}

declare module 'fastify' {
  interface FastifyRequest {
    arrivedAt: number
    area: Area
    viewer: Viewer
    /** Applied when the answer is sent. */
    fault: Fault | undefined
  }
}

/** The first of several, '' if missing. */
export function field(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return ''
  const value: unknown = (body as Record<string, unknown>)[name]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}
