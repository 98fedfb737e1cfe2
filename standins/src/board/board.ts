import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { type Application, type ApplicationEntry, createApplications } from './applying/applications.ts'
import { serveApplying } from './applying/apply.ts'
import { serveSentList } from './applying/sent.ts'
import { serveBrowsing } from './browsing/browse.ts'
import { serveLogos } from './browsing/logos.ts'
import type { Board } from './context.ts'
import { type ControlCommand, runCommand } from './control/control.ts'
import { serveInspection } from './control/inspect.ts'
import { failOnCommand } from './failing/fail-on-command.ts'
import { createFaults } from './failing/faults.ts'
import { openJournal } from './journal.ts'
import { type CatalogueChange, createCatalogue } from './listings/catalogue.ts'
import type { Listing } from './listings/listing.ts'
import { catchUp, keepAnchor, type ListingSource, readSource } from './listings/source.ts'
import { createRequests, type SeenRequest } from './requests.ts'
import { welcomeVisitors } from './visits.ts'
import { type AccountEntry, type Credentials, createAccounts, defaultAccounts } from './workers/accounts.ts'
import { serveLogin } from './workers/login.ts'
import { createSessions, type SessionEntry } from './workers/sessions.ts'

export type { ControlCommand, ListingSource }
export type BoardOptions = {
  /** A restart continues with its data. */
  dataDir: string
  listings: ListingSource
  /** Default: 127.0.0.1. */
  host?: string
  /** Default: any free port. */
  port?: number
  /** Sets the default passwords. Default: 1. */
  seed?: number
  now?: () => Date
  /** Per account and Philippine day. Default: 40. */
  pointsPerDay?: number
  /** Default: 48. */
  sessionHours?: number
  /** How long 'slow' waits, in milliseconds. Default: 20000. */
  slowMs?: number
  /** Accepts duplicates, and shows no job as applied to. */
  takesRepeats?: boolean
}
export type RunningBoard = {
  url: string
  /** The twelve default accounts. */
  accounts: Credentials[]
  get: (id: number) => Listing | undefined
  control: (command: ControlCommand) => Promise<{ id?: number }>
  applications: () => readonly Application[]
  requests: () => readonly SeenRequest[]
  close: () => Promise<void>
}

/** @throws if the port is taken, or the folder cannot be read */
export async function startBoard(options: BoardOptions): Promise<RunningBoard> {
  const { dataDir, host = '127.0.0.1', port = 0, seed = 1, now = () => new Date() } = options
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const journals = {
    accounts: openJournal<AccountEntry>(join(dataDir, 'accounts.jsonl')),
    sessions: openJournal<SessionEntry>(join(dataDir, 'sessions.jsonl')),
    applications: openJournal<ApplicationEntry>(join(dataDir, 'applications.jsonl')),
    catalogue: openJournal<CatalogueChange>(join(dataDir, 'catalogue.jsonl')),
  }
  const accounts = createAccounts({
    journal: journals.accounts,
    now,
    pointsPerDay: options.pointsPerDay ?? 40,
  })
  const wellKnown = defaultAccounts(seed)
  await accounts.ensure(wellKnown)

  const catalogue = createCatalogue(await readSource(options.listings, keepAnchor(dataDir, now())), now)
  catalogue.apply(journals.catalogue.entries)
  const applications = createApplications({
    journal: journals.applications,
    now,
    takesRepeats: options.takesRepeats ?? false,
  })
  const board: Board = {
    // Addresses hold titles, which may be long.
    app: fastify({
      forceCloseConnections: true,
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    }),
    now,
    accounts,
    applications,
    catalogue,
    sessions: createSessions({ journal: journals.sessions, now, hours: options.sessionHours ?? 48 }),
    faults: createFaults({ slowMs: options.slowMs ?? 20_000 }),
    requests: createRequests(),
    changeCatalogue: (changes) => {
      journals.catalogue.append(...changes)
      catalogue.apply(changes)
    },
    pointsOf: (id) => accounts.allowance(id, now()) - applications.spentToday(id),
  }
  if ('count' in options.listings || 'file' in options.listings)
    board.changeCatalogue(catchUp(catalogue, now()))
  const { app } = board
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 512 * 1024 })
  const url = () => `http://${host}:${(app.server.address() as AddressInfo).port}`
  welcomeVisitors(board)
  failOnCommand(board)
  serveBrowsing(board, url)
  serveLogin(board)
  serveApplying(board)
  serveSentList(board, url)
  serveInspection(board)
  serveLogos(app)
  app.addHook('onClose', async () => {
    for (const journal of Object.values(journals)) journal.close()
  })
  await app.listen({ host, port })

  return {
    url: url(),
    accounts: wellKnown.map(({ email, password }) => ({ email, password })),
    get: catalogue.get,
    control: async (command) => runCommand(board, command),
    applications: applications.all,
    requests: board.requests.all,
    close: () => app.close(),
  }
}
