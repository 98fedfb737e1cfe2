import type { Config } from '../config.ts'
import type { Http } from '../http/server.ts'
import type { Clock } from '../lib/clock.ts'
import { createNoCardPayments } from '../outside/card-payments/no-payments.ts'
import { createPaymongoPayments } from '../outside/card-payments/paymongo.ts'
import type { CardPayments } from '../outside/card-payments/port.ts'
import type { FileStore } from '../outside/file-store/port.ts'
import { createNoProvider, createOpenidProvider } from '../outside/identity-provider/openid.ts'
import type { IdentityProvider } from '../outside/identity-provider/port.ts'
import type { JobBoard } from '../outside/job-board/port.ts'
import { createOpenaiCompatibleWriter } from '../outside/letter-writer/openai-compatible.ts'
import type { LetterWriter } from '../outside/letter-writer/port.ts'
import type { ListingSource } from '../outside/listing-sources/port.ts'
import type { Mailer } from '../outside/mailer/port.ts'
import { createSmtpMailer } from '../outside/mailer/smtp.ts'
import { openResumeReader, type ResumeReader } from '../resume-reader/resume-reader.ts'
import { projectMatcher } from '../skills/project-matcher.ts'
import { openFileStore } from './file-store.ts'
import { openListingSources } from './listing-sources.ts'

export type Outside = {
  listingSources: readonly ListingSource[]
  board: JobBoard
  /** Refuses everything if none is configured. */
  cardPayments: CardPayments
  fileStore: FileStore
  identityProvider: IdentityProvider
  /** Null without a mail server. */
  mailer: Mailer | null
  /** Null if none is configured. */
  letterWriter: LetterWriter | null
  resumeReader: ResumeReader
  close(): void
}

/** Only this file, file-store.ts and listing-sources.ts name the adapters. */
export function openOutside(given: { config: Config; clock: Clock; log: Http['log'] }): Outside {
  const { config, clock, log } = given
  const { sources: listingSources, board } = openListingSources({ config, clock, log })
  const { files, signIn, smtpUrl } = config
  const cardPayments = config.payments ? createPaymongoPayments(config.payments) : createNoCardPayments()
  const fileStore = openFileStore(files)
  const identityProvider = signIn.provider
    ? createOpenidProvider({ ...signIn.provider, clock })
    : createNoProvider()
  const mailer = smtpUrl ? createSmtpMailer({ smtpUrl }) : null
  const letterWriter = config.letters ? createOpenaiCompatibleWriter(config.letters) : null
  const resumeReader = openResumeReader({ clock, skills: projectMatcher() })
  return {
    listingSources,
    board,
    cardPayments,
    fileStore,
    identityProvider,
    mailer,
    letterWriter,
    resumeReader,
    close() {
      mailer?.close()
      resumeReader.close()
    },
  }
}
