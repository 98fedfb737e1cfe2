import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { createFaults, type Fault, type FaultKind } from './faults.ts'
import { type Message, openMessages } from './messages.ts'
import { startSmtp } from './smtp.ts'
import { serveInbox } from './web.ts'

export type { FaultKind, Message }

export type InboxOptions = {
  /** A restart continues with its data. */
  dataDir: string
  /** Default: 127.0.0.1. */
  host?: string
  /** Of the page; 0 for any free port */
  port?: number
  /** 0 for any free port */
  smtpPort?: number
  now?: () => Date
  /** How long 'slow' waits, in milliseconds. Default: 20000. */
  slowMs?: number
}

/** `fault` for the next `times` recipients (1); 'none' clears them. */
export type InboxCommand = { fault: FaultKind | 'none'; times?: number; ms?: number }

export type RunningInbox = {
  /** The page's address. */
  url: string
  smtpUrl: string
  /** Oldest first; `to` is part of an address. */
  messages(to?: string): Message[]
  control(command: InboxCommand): void
  pendingFaults(): readonly Fault[]
  clear(): void
  close(): Promise<void>
}

/**
 * Includes a page that shows the mail.
 * @throws if a port is taken, or the folder cannot be read
 */
export async function startInbox(options: InboxOptions): Promise<RunningInbox> {
  const { dataDir, host = '127.0.0.1', now = () => new Date() } = options
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const messages = await openMessages(join(dataDir, 'mails.jsonl'), now)
  const faults = createFaults(options.slowMs ?? 20_000)
  const smtp = await startSmtp({ host, port: options.smtpPort ?? 0, messages, faults }).catch((error) => {
    messages.close()
    throw error
  })
  const control = ({ fault, times = 1, ms }: InboxCommand) => {
    if (fault === 'none') faults.clear()
    else faults.add(fault, times, ms)
  }
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  await app.register(formbody)
  serveInbox(app, { messages, faults, control, smtpUrl: smtp.url })
  let closing: Promise<void> | undefined
  const closeAll = async () => {
    await app.close()
    await smtp.close()
    messages.close()
  }
  const close = () => {
    closing ??= closeAll()
    return closing
  }
  try {
    await app.listen({ host, port: options.port ?? 0 })
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: `http://${host}:${(app.server.address() as AddressInfo).port}`,
    smtpUrl: smtp.url,
    messages: messages.list,
    control,
    pendingFaults: faults.pending,
    clear: messages.clear,
    close,
  }
}
