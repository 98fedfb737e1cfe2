import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import {
  changeEmailMail,
  emailChangeAskedMail,
  resetPasswordMail,
  verifyEmailMail,
} from './features/account-links/emails.ts'
import { createLinkOpening } from './features/account-links/opening.ts'
import { routeAccountLinks } from './features/account-links/routes.ts'
import { createAccountLinks } from './features/account-links/service.ts'
import { mailAskedLink } from './features/account-links/tasks.ts'
import { createAccountChanges } from './features/accounts/changes.ts'
import { createCredentials } from './features/accounts/credentials.ts'
import { emailChangedMail, emailConfirmedMail, passwordChangedMail } from './features/accounts/emails.ts'
import { routeAccounts } from './features/accounts/routes.ts'
import { createAccounts } from './features/accounts/service.ts'
import { routeApplications } from './features/applications/routes.ts'
import { createApplications } from './features/applications/service.ts'
import { settleApplication } from './features/applications/tasks.ts'
import { routeCoverLetters } from './features/cover-letters/routes.ts'
import { createCoverLetters } from './features/cover-letters/service.ts'
import { routeEmployers } from './features/employers/routes.ts'
import { createEmployers } from './features/employers/service.ts'
import { routeHiddenJobs } from './features/hidden-jobs/routes.ts'
import { createHiddenJobs } from './features/hidden-jobs/service.ts'
import { createImports } from './features/imports/service.ts'
import { importAllListings, importRecentListings } from './features/imports/tasks.ts'
import { routeIntegrations } from './features/integrations/routes.ts'
import { createIntegrations } from './features/integrations/service.ts'
import { routeJobReports } from './features/job-reports/routes.ts'
import { createJobReports } from './features/job-reports/service.ts'
import { routeJobs } from './features/jobs/routes.ts'
import { createJobs } from './features/jobs/service.ts'
import { createMails } from './features/mails/service.ts'
import { sendMail } from './features/mails/tasks.ts'
import { routeOnboarding } from './features/onboarding/routes.ts'
import { createOnboarding } from './features/onboarding/service.ts'
import { routeProfile } from './features/profile/routes.ts'
import { createProfiles } from './features/profile/service.ts'
import { routeResumes } from './features/resumes/routes.ts'
import { createResumes } from './features/resumes/service.ts'
import { routeSavedJobs } from './features/saved-jobs/routes.ts'
import { createSavedJobs } from './features/saved-jobs/service.ts'
import { routeSearches } from './features/searches/routes.ts'
import { createSearches } from './features/searches/service.ts'
import { createSessions } from './features/sessions/service.ts'
import { routeSkills } from './features/skills/routes.ts'
import { createSkills } from './features/skills/service.ts'
import { createAdmission } from './features/social-sign-in/admission.ts'
import { accountTakenOverMail, signInAddedMail } from './features/social-sign-in/emails.ts'
import { routeSocialSignIn } from './features/social-sign-in/routes.ts'
import { createSocialSignIn } from './features/social-sign-in/service.ts'
import { createStoredFiles } from './features/stored-files/service.ts'
import { removeReleasedFiles } from './features/stored-files/tasks.ts'
import { routeSubscriptions } from './features/subscriptions/routes.ts'
import { createSubscriptions } from './features/subscriptions/service.ts'
import { createAuthenticate } from './http/authenticate.ts'
import { createIdempotency } from './http/idempotency.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { createServe } from './http/serve.ts'
import { closeHttp, createHttp, type Http } from './http/server.ts'
import { readShell, serveSite } from './http/site.ts'
import type { Clock } from './lib/clock.ts'
import { createPasswords } from './lib/passwords.ts'
import { createSecrets } from './lib/secrets.ts'
import { createLocalFiles } from './outside/file-store/local.ts'
import { createS3Files } from './outside/file-store/s3.ts'
import { createNoProvider, createOpenidProvider } from './outside/identity-provider/openid.ts'
import { createOljBoard } from './outside/job-board/olj.ts'
import { createSmtpMailer } from './outside/mailer/smtp.ts'
import { openResumeReader } from './resume-reader/resume-reader.ts'
import type { JobSearch } from './search/open-index.ts'
import type { Queue } from './tasks/queue.ts'
import { type Worker, worker } from './tasks/task.ts'
import { sweepExpired } from './tasks/upkeep.ts'

export type App = Awaited<ReturnType<typeof createApp>>

/**
 * The wiring of the whole server, on one page: database, outside systems, features, routes, tasks.
 * Only this file and the door of the import commands may import an adapter of an outside system.
 */
export async function createApp(given: {
  config: Config
  db: Database
  /** Opened and stopped by the caller, like the database. */
  queue: Queue
  /** The same. */
  index: JobSearch
  clock: Clock
  secretKey: string
  /** The folder of the built web. */
  siteDir: string
  log: Http['log']
}) {
  const { config, db, clock, queue, index } = given
  const secrets = createSecrets(given.secretKey)
  const rateLimits = createRateLimits({ db, clock })

  // Outside
  const board = createOljBoard({
    baseUrl: config.boardUrl,
    requestInterval: config.boardRequestInterval,
    enabled: config.boardEnabled,
    clock,
    log: given.log,
  })
  const fileStore =
    config.files.kind === 's3' ? createS3Files(config.files) : createLocalFiles(config.files.folder)
  const resumeReader = openResumeReader({ clock })
  const signInProvider = config.signIn.provider
    ? createOpenidProvider({ ...config.signIn.provider, clock })
    : createNoProvider()
  const mailer = config.smtpUrl ? createSmtpMailer({ smtpUrl: config.smtpUrl }) : null

  // Features
  const mails = createMails({
    db,
    clock,
    secrets,
    mailer,
    enqueue: queue.enqueue,
    publicUrl: config.publicUrl,
    from: config.mailFrom,
    productName: 'Hanap',
    // Every mail there is: each feature's are in its emails.ts.
    emails: [
      accountTakenOverMail,
      changeEmailMail,
      emailChangeAskedMail,
      emailChangedMail,
      emailConfirmedMail,
      passwordChangedMail,
      resetPasswordMail,
      signInAddedMail,
      verifyEmailMail,
    ],
    log: (line) => given.log.warn(line),
  })
  const subscriptions = createSubscriptions({ db, clock })
  const sessions = createSessions({ db, clock })
  const passwords = createPasswords()
  const { limits } = config
  const accountLinks = createAccountLinks({
    db,
    clock,
    secrets,
    rateLimits,
    mails,
    enqueue: queue.enqueue,
    limits,
  })
  const accounts = createAccounts({
    db,
    clock,
    secrets,
    rateLimits,
    sessions,
    subscriptions,
    accountLinks,
    passwords,
    limits,
    emailVerification: config.emailVerification,
  })
  const credentials = createCredentials({
    db,
    clock,
    passwords,
    rateLimits,
    sessions,
    mails,
    accountLinks,
    limits,
  })
  const accountChanges = createAccountChanges({
    db,
    rateLimits,
    passwords,
    mails,
    accounts,
    accountLinks,
    credentials,
  })
  const linkOpening = createLinkOpening({ db, clock, passwords, accounts, credentials, accountLinks })
  const socialSignIn = createSocialSignIn({
    db,
    clock,
    secrets,
    rateLimits,
    limits,
    provider: signInProvider,
    providerName: config.signIn.providerName,
    publicHosts: config.publicHosts,
    admit: createAdmission({
      db,
      clock,
      accounts,
      credentials,
      sessions,
      accountLinks,
      mails,
      providerName: config.signIn.providerName,
    }),
  })
  const skills = createSkills({ db, clock })
  await skills.seed()
  const imports = createImports({
    db,
    clock,
    board,
    skills,
    boardUrl: config.boardUrl,
    log: (line) => given.log.warn(line),
  })
  const searches = createSearches({ db, clock, subscriptions })
  const hiddenJobs = createHiddenJobs({ db, clock })
  const jobs = createJobs({ db, clock, subscriptions, searches, hiddenJobs, index })
  const employers = createEmployers({ db, jobs, hiddenJobs })
  const jobReports = createJobReports({ db, clock, rateLimits, log: (line) => given.log.warn(line) })
  const savedJobs = createSavedJobs({ db, clock, subscriptions, jobs })
  const providerName = config.boardName
  const integrations = createIntegrations({ db, clock, secrets, board, rateLimits, providerName })
  const coverLetters = createCoverLetters({ db, clock })
  const files = createStoredFiles({ db, clock, store: fileStore })
  const resumes = createResumes({
    db,
    clock,
    rateLimits,
    files,
    read: resumeReader.read,
    enqueue: queue.enqueue,
  })
  const profiles = createProfiles({ db, clock, resumes, skills })
  const onboarding = createOnboarding({ db, clock, profiles })
  const applications = createApplications({
    db,
    clock,
    board,
    integrations,
    imports,
    coverLetters,
    enqueue: queue.enqueue,
    providerName,
  })

  // Routes
  const gate = { identify: sessions.identify, hasActiveSubscription: subscriptions.hasActiveSubscription }
  const shell = await readShell(given.siteDir)
  const http = await createHttp({ config, gate, db, shell, log: given.log })
  const idempotency = createIdempotency({ db, clock })
  const serve = createServe(http.server, { authenticate: createAuthenticate(gate), idempotency })
  routeAccounts(serve, accounts, accountChanges, sessions)
  routeAccountLinks(serve, accountLinks, linkOpening)
  routeSocialSignIn(serve, socialSignIn)
  routeSubscriptions(serve, subscriptions)
  routeSearches(serve, searches)
  routeJobs(serve, jobs)
  routeSkills(serve, skills)
  routeEmployers(serve, employers)
  routeSavedJobs(serve, savedJobs)
  routeHiddenJobs(serve, hiddenJobs, jobs)
  routeJobReports(serve, jobReports)
  routeCoverLetters(serve, coverLetters)
  routeApplications(serve, applications)
  routeIntegrations(serve, integrations)
  routeResumes(serve, resumes)
  routeProfile(serve, profiles, onboarding)
  routeOnboarding(serve, onboarding)
  await serveSite(http.server, given.siteDir, shell)

  // Tasks
  const workers: Worker[] = [
    worker(mailAskedLink, ({ sealed }) => accountLinks.mailAsked(sealed)),
    worker(settleApplication, ({ application_id }) => applications.settle(application_id)),
    worker(importRecentListings(config.boardSyncMinutes), async () => {
      await imports.importBoard('recent')
    }),
    worker(importAllListings(config.boardSyncMinutes), async () => {
      await imports.importBoard('full')
    }),
    worker(removeReleasedFiles, () => files.removeReleased()),
    worker(sendMail, ({ mail_id }) => mails.deliver(mail_id)),
    worker(sweepExpired, async () => {
      await sessions.sweep()
      await accountLinks.sweep()
      await socialSignIn.sweep()
      await rateLimits.sweep()
      await idempotency.sweep()
      await integrations.sweep()
      await searches.sweep()
      await imports.sweep()
      await mails.sweep()
    }),
  ]
  await queue.prepare(workers)

  return {
    http: http.server,
    clock,
    imports,
    accounts,
    accountLinks,
    passwords,
    savedJobs,
    hiddenJobs,
    searches,
    skills,
    integrations,
    applications,
    socialSignIn,
    mails,
    files,
    resumes,
    profiles,
    onboarding,
    secrets,
    /** Begins doing background work here, and first looks after sendings that a crash left without an end. */
    async startWork() {
      await mails.settleUnfinished()
      await queue.work()
      // Not waited for: with a slow board this takes minutes, and the tasks come round for each of them anyway.
      void applications
        .settleUnfinished()
        .catch((error: unknown) => given.log.error({ err: error }, 'settling failed'))
    },
    /** Ends open requests and imports in order. */
    async close() {
      await closeHttp(http.server)
      await imports.stop()
      mailer?.close()
      resumeReader.close()
    },
  }
}
