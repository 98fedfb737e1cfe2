import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import type { RateLimits } from '../db/rate-limits.ts'
import { createAddedOrders } from '../features/added-orders/service.ts'
import { createAiInstructions } from '../features/ai-instructions/service.ts'
import { createBoardNews } from '../features/applications/board-news/service.ts'
import { createBoardSync } from '../features/applications/board-sync/service.ts'
import { createLookAtBoard } from '../features/applications/form-preview/service.ts'
import { createRecording } from '../features/applications/recording/service.ts'
import { createOutcomes } from '../features/applications/rules/outcomes.ts'
import { createApplications } from '../features/applications/service.ts'
import { createTracker } from '../features/applications/tracker/service.ts'
import { createContact } from '../features/contact/service.ts'
import { createLetterGeneration } from '../features/cover-letters/generation/service.ts'
import { createCoverLetters } from '../features/cover-letters/service.ts'
import { createCountOutcomes } from '../features/employers/outcomes/service.ts'
import { createEmployers } from '../features/employers/service.ts'
import { createExports } from '../features/exports/service.ts'
import { createHiddenJobs } from '../features/hidden-jobs/service.ts'
import { createHome } from '../features/home/service.ts'
import { createImports } from '../features/imports/service.ts'
import { createIntegrations } from '../features/integrations/service.ts'
import { createJobReports } from '../features/job-reports/service.ts'
import { createJobs } from '../features/jobs/service.ts'
import { createKindsOfWork } from '../features/kinds-of-work/service.ts'
import { createMails } from '../features/mails/service.ts'
import { createNotifications } from '../features/notifications/service.ts'
import { createUnsubscribing } from '../features/notifications/unsubscribing/service.ts'
import { createOnboarding } from '../features/onboarding/service.ts'
import { createOpenedLinks } from '../features/opened-links/service.ts'
import { createPrivacy } from '../features/privacy/service.ts'
import { createProfiles } from '../features/profile/service.ts'
import { createResumes } from '../features/resumes/service.ts'
import { createSalaries } from '../features/salaries/service.ts'
import { createSavedJobs } from '../features/saved-jobs/service.ts'
import { createAlerts } from '../features/saved-searches/alerts/service.ts'
import { createSavedSearches } from '../features/saved-searches/service.ts'
import { createSearches } from '../features/searches/service.ts'
import { createSkills } from '../features/skills/service.ts'
import { createAdmission } from '../features/social-sign-in/admission/service.ts'
import { createSocialSignIn } from '../features/social-sign-in/service.ts'
import { createStoredFiles } from '../features/stored-files/service.ts'
import { createSubscribers } from '../features/subscribers/service.ts'
import { createTeam } from '../features/team/service.ts'
import type { Clock } from '../lib/clock.ts'
import type { Passwords } from '../lib/secrets/passwords.ts'
import type { Secrets } from '../lib/secrets/secrets.ts'
import type { JobSearch } from '../search/port.ts'
import type { Queue } from '../tasks/queue.ts'
import { emails } from './emails.ts'
import { createMoney } from './money.ts'
import type { Outside } from './outside.ts'
import { createPeople } from './people.ts'

export type Features = ReturnType<typeof createFeatures>

/**
 * Each feature after those it needs.
 * @param given.log one line for the operator
 */
export function createFeatures(given: {
  config: Config
  db: Database
  /** The database itself without replicas. */
  replicas: Database
  clock: Clock
  secrets: Secrets
  passwords: Passwords
  rateLimits: RateLimits
  enqueue: Queue['enqueue']
  index: JobSearch
  outside: Outside
  log: (line: string) => void
}) {
  const { config, db, replicas, clock, secrets, rateLimits, enqueue, index, outside, log } = given
  const { board } = outside
  const { limits } = config
  const { providerName } = config.signIn

  const notifications = createNotifications({ db, clock })
  const unsubscribing = createUnsubscribing({ db, clock, secrets, rateLimits })
  const mails = createMails({
    db,
    clock,
    secrets,
    mailer: outside.mailer,
    enqueue,
    publicUrl: config.publicUrl,
    from: config.mailFrom,
    productName: 'Hanap',
    boardName: config.boardName,
    emails,
    topics: unsubscribing,
    log,
  })
  const contact = createContact({ ...given, mails, operatorEmails: config.operatorEmails })
  const money = createMoney({ ...given, notifications, mails, provider: outside.cardPayments })
  const { subscriptions } = money
  const people = createPeople({ ...given, notifications, mails, subscriptions, payments: money.payments })
  const { accounts } = people
  const integrations = createIntegrations({
    db,
    clock,
    secrets,
    board,
    rateLimits,
    accounts,
    notifications,
    mails,
    sessions: people.sessions,
  })
  const openedLinks = createOpenedLinks({ ...people, db, clock, integrations, notifications })
  const socialSignIn = createSocialSignIn({
    ...given,
    limits,
    provider: outside.identityProvider,
    providerName,
    publicHosts: config.publicHosts,
    admit: createAdmission({ ...people, db, clock, integrations, notifications, mails, providerName }),
  })
  const skills = createSkills({ db, clock })
  const imports = createImports({
    db,
    clock,
    sources: outside.listingSources,
    skills,
    recentEveryMinutes: config.boardSyncMinutes,
    log,
  })
  const subscribers = createSubscribers({ db, clock, sessions: people.sessions })
  const searches = createSearches({ db, clock, subscriptions })
  const hiddenJobs = createHiddenJobs({ db, clock })
  const addedOrders = createAddedOrders({ ...given, model: outside.letterWriter })
  const jobs = createJobs({ db, replicas, clock, searches, hiddenJobs, addedOrders, index })
  const employers = createEmployers({ db, replicas, clock, jobs, hiddenJobs, index })
  const countOutcomes = createCountOutcomes({ db, clock })
  const jobReports = createJobReports({ db, clock, rateLimits, log })
  const savedJobs = createSavedJobs({ db, clock, rateLimits, subscriptions, jobs })
  const savedSearches = createSavedSearches({ db, clock, subscriptions, notifications })
  const alerts = createAlerts({ db, clock, synonyms: config.synonyms, subscriptions, notifications, mails })
  const aiInstructions = createAiInstructions({ db, clock })
  const files = createStoredFiles({ db, clock, store: outside.fileStore })
  const dataExports = createExports({ ...given, files, mails, notifications })
  const resumes = createResumes({
    db,
    clock,
    rateLimits,
    files,
    skills,
    read: outside.resumeReader.read,
    enqueue,
  })
  const coverLetters = createCoverLetters({ db, clock, resumes })
  const profiles = createProfiles({ db, clock, resumes, skills })
  const privacy = createPrivacy({ db, clock, accounts, profiles, resumes })
  const letterGeneration = createLetterGeneration({
    db,
    rateLimits,
    writer: outside.letterWriter,
    accounts,
    profiles,
    privacy,
    resumes,
    aiInstructions,
    log,
  })
  const onboarding = createOnboarding({ db, clock, profiles })
  const outcomes = createOutcomes(config.boardName)
  const applications = createApplications({
    db,
    clock,
    notifications,
    board,
    outcomes,
    integrations,
    imports,
    coverLetters,
    resumes,
    privacy,
    enqueue,
  })
  const lookAtBoard = createLookAtBoard({ db, board, outcomes, integrations, imports, rateLimits })
  const boardSync = createBoardSync({
    db,
    clock,
    board,
    outcomes,
    integrations,
    record: createRecording({ db, clock, notifications, integrations }),
    tellNews: createBoardNews({ clock, notifications, mails, board }),
    rateLimits,
    enqueue,
  })
  const tracker = createTracker({
    db,
    clock,
    rateLimits,
    outcomes,
    subscriptions,
    integrations,
    notifications,
    mails,
  })
  const salaries = createSalaries({ replicas, clock, secrets, rateLimits, index })
  const kindsOfWork = createKindsOfWork({ replicas, clock, index })
  const team = createTeam({ db })
  const home = createHome({ db, clock, subscriptions, jobs, savedSearches, notifications, onboarding })

  return {
    notifications,
    unsubscribing,
    mails,
    contact,
    ...money,
    ...people,
    openedLinks,
    socialSignIn,
    skills,
    imports,
    subscribers,
    searches,
    hiddenJobs,
    addedOrders,
    jobs,
    employers,
    countOutcomes,
    jobReports,
    savedJobs,
    savedSearches,
    dataExports,
    alerts,
    integrations,
    coverLetters,
    aiInstructions,
    letterGeneration,
    files,
    resumes,
    profiles,
    privacy,
    onboarding,
    applications,
    lookAtBoard,
    boardSync,
    tracker,
    salaries,
    kindsOfWork,
    team,
    home,
  }
}
