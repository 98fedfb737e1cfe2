import { routeAccountLinks } from '../features/account-links/routes.ts'
import { routeAccountDeletion, routeAccounts } from '../features/accounts/routes.ts'
import { routeAiInstructions } from '../features/ai-instructions/routes.ts'
import { routeApplications, routeBoardWord, routeTracking } from '../features/applications/routes.ts'
import { routeContact } from '../features/contact/routes.ts'
import { routeCoverLetters } from '../features/cover-letters/routes.ts'
import { routeEmployers } from '../features/employers/routes.ts'
import { routeExports } from '../features/exports/routes.ts'
import { routeHiddenJobs } from '../features/hidden-jobs/routes.ts'
import { routeHome } from '../features/home/routes.ts'
import { routeIntegrations } from '../features/integrations/routes.ts'
import { routeJobReports } from '../features/job-reports/routes.ts'
import { routeJobs } from '../features/jobs/routes.ts'
import { routeKindsOfWork } from '../features/kinds-of-work/routes.ts'
import { routeNotifications } from '../features/notifications/routes.ts'
import { routeOnboarding } from '../features/onboarding/routes.ts'
import { routeOpenedLinks } from '../features/opened-links/routes.ts'
import { routePayments } from '../features/payments/routes.ts'
import { routePrivacy } from '../features/privacy/routes.ts'
import { routeProfile } from '../features/profile/routes.ts'
import { routeResumes } from '../features/resumes/routes.ts'
import { routeSalaries } from '../features/salaries/routes.ts'
import { routeSavedJobs } from '../features/saved-jobs/routes.ts'
import { routeSavedSearches } from '../features/saved-searches/routes.ts'
import { routeSearches } from '../features/searches/routes.ts'
import { routeSessions } from '../features/sessions/routes.ts'
import { routeSkills } from '../features/skills/routes.ts'
import { routeSocialSignIn } from '../features/social-sign-in/routes.ts'
import { routeSubscriptions } from '../features/subscriptions/routes.ts'
import { routeTeam } from '../features/team/routes.ts'
import type { Serve } from '../http/serve.ts'
import type { Features } from './features.ts'

export function routeAll(serve: Serve, features: Features): void {
  const {
    accountChanges,
    accountDeletion,
    accountLinks,
    accounts,
    aiInstructions,
    applications,
    boardSync,
    contact,
    coverLetters,
    dataExports,
    employers,
    hiddenJobs,
    home,
    integrations,
    jobReports,
    jobs,
    kindsOfWork,
    letterGeneration,
    openedLinks,
    lookAtBoard,
    notifications,
    onboarding,
    payments,
    privacy,
    profiles,
    resumes,
    salaries,
    savedJobs,
    savedSearches,
    searches,
    sessions,
    skills,
    socialSignIn,
    subscriptions,
    team,
    tracker,
    unsubscribing,
  } = features
  routeAccounts(serve, accounts, accountChanges, sessions)
  routeSessions(serve, sessions)
  routePrivacy(serve, privacy)
  routeAccountDeletion(serve, accountDeletion)
  routeExports(serve, dataExports)
  routeAccountLinks(serve, accountLinks)
  routeOpenedLinks(serve, openedLinks)
  routeSocialSignIn(serve, socialSignIn, sessions)
  routeSubscriptions(serve, subscriptions)
  routePayments(serve, payments)
  routeSearches(serve, searches)
  routeJobs(serve, jobs)
  routeSkills(serve, skills)
  routeEmployers(serve, employers)
  routeSavedJobs(serve, savedJobs)
  routeSavedSearches(serve, savedSearches)
  routeHiddenJobs(serve, hiddenJobs, jobs.describe)
  routeJobReports(serve, jobReports)
  routeAiInstructions(serve, aiInstructions)
  routeCoverLetters(serve, coverLetters, letterGeneration)
  routeApplications(serve, applications)
  routeTracking(serve, tracker)
  routeBoardWord(serve, { look: lookAtBoard, sync: boardSync, integrations })
  routeIntegrations(serve, integrations)
  routeResumes(serve, resumes)
  routeProfile(serve, profiles, { onSaved: onboarding.check })
  routeNotifications(serve, notifications, unsubscribing)
  routeOnboarding(serve, onboarding)
  routeContact(serve, contact)
  routeTeam(serve, team)
  routeSalaries(serve, salaries)
  routeKindsOfWork(serve, kindsOfWork)
  routeHome(serve, home)
}
