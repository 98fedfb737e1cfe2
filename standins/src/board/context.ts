import type { FastifyInstance } from 'fastify'
import type { Applications } from './applying/applications.ts'
import type { Area } from './areas.ts'
import type { Fault, Faults } from './failing/faults.ts'
import type { Viewer } from './html.ts'
import type { Catalogue, CatalogueChange } from './listings/catalogue.ts'
import type { Requests } from './requests.ts'
import type { Accounts } from './workers/accounts.ts'
import type { Sessions } from './workers/sessions.ts'

/** Everything the pages of one board share. */
export type Board = {
  app: FastifyInstance
  now: () => Date
  accounts: Accounts
  sessions: Sessions
  applications: Applications
  catalogue: Catalogue
  faults: Faults
  requests: Requests
  /** Keeps changes on disk, then applies them. */
  changeCatalogue: (changes: readonly CatalogueChange[]) => void
  /** What the account may still spend today. */
  pointsOf: (accountId: number) => number
}

declare module 'fastify' {
  interface FastifyRequest {
    arrivedAt: number
    area: Area
    viewer: Viewer
    /** A fault that shows only when the answer is sent. */
    fault: Fault | undefined
  }
}

/** One field of a posted form or of a query; the first where it stands several times, '' where it is missing. */
export function field(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return ''
  const value: unknown = (body as Record<string, unknown>)[name]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}
