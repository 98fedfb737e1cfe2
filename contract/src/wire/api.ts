import { changePassword, updateUser } from '../accounts/account-changes.ts'
import { deleteAccount } from '../accounts/account-deletion.ts'
import {
  confirmPasswordReset,
  requestPasswordReset,
  resendVerification,
  verifyEmail,
} from '../accounts/account-links.ts'
import { login, register } from '../accounts/accounts.ts'
import { logout, logoutLater } from '../accounts/logout.ts'
import { endOtherSessions, endSession, listSessions } from '../accounts/sessions.ts'
import { finishSocialSignIn, startSocialSignIn } from '../accounts/social-sign-in.ts'
import { getOwnProfile, getUser } from '../accounts/users.ts'
import {
  addApplication,
  addInterview,
  exportApplications,
  removeApplication,
  removeInterview,
  updateApplication,
  updateInterview,
} from '../applications/application-tracking.ts'
import {
  apply,
  listApplications,
  lookAtBoard,
  readApplication,
  updateApplicationStatus,
} from '../applications/applications.ts'
import {
  connectBoard,
  disconnectBoard,
  getIntegrationSettings,
  listIntegrationUses,
  syncBoard,
  updateIntegrationSettings,
} from '../applications/integrations.ts'
import { getEmployer, listEmployers } from '../jobs/employers.ts'
import { countFilters } from '../jobs/filter-counts.ts'
import { hideJob, listHiddenJobs, showJob } from '../jobs/hidden-jobs.ts'
import { getJob } from '../jobs/job-details.ts'
import { reportJob } from '../jobs/job-reports.ts'
import { listJobs, listPopularTags, listSimilarJobs, searchJobs } from '../jobs/jobs.ts'
import { getWorkFigures, getWorkKinds } from '../jobs/kinds-of-work.ts'
import { getSalaryGuide } from '../jobs/salaries.ts'
import { checkSavedJobsLimit, listSavedJobs, removeSavedJob, saveJob } from '../jobs/saved-jobs.ts'
import {
  createSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  updateSavedSearch,
} from '../jobs/saved-searches.ts'
import { getSearchStatus, incrementSearches } from '../jobs/searches.ts'
import { suggestSearches } from '../jobs/suggestions.ts'
import { createAiInstructions, getAiInstructions, updateAiInstructions } from '../letters/ai-instructions.ts'
import {
  createCoverLetter,
  generateCoverLetter,
  listCoverLetters,
  readCoverLetter,
  removeCoverLetter,
  updateCoverLetter,
} from '../letters/cover-letters.ts'
import { confirmDataExport, fetchDataExport, readDataExport, requestDataExport } from '../notices/exports.ts'
import {
  changeSubscription,
  getNotificationSettings,
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '../notices/notifications.ts'
import { countUnread } from '../notices/unread-notifications.ts'
import {
  createPayment,
  listPayments,
  previewPayment,
  readPaymentDetails,
  readPaymentMode,
  verifyPayment,
} from '../payments/payments.ts'
import { getCurrentSubscription, getTrialStatus, listPlans } from '../payments/subscriptions.ts'
import { checkOnboardingStatus } from '../profile/onboarding.ts'
import {
  getPrivacySettings,
  getWithheld,
  previewEmployerView,
  updatePrivacySettings,
} from '../profile/privacy.ts'
import { getProfile, saveOnboarding, saveProfile } from '../profile/profile.ts'
import {
  chooseResume,
  deleteResume,
  downloadCurrentResume,
  downloadResume,
  listResumes,
  parseResume,
  uploadResume,
  viewCurrentResume,
} from '../profile/resumes.ts'
import { suggestSkills } from '../profile/skills.ts'
import { sendContactMessage } from '../site/contact.ts'
import { readMemberHome } from '../site/member-home.ts'
import { listTeamMembers, testApi, viewTeamPhoto } from '../site/team.ts'
import { atEachAddress } from './aliases.ts'
import type { Endpoint } from './endpoint.ts'

const endpoints: readonly Endpoint[] = [
  login,
  register,
  logout,
  logoutLater,
  getOwnProfile,
  getUser,
  verifyEmail,
  resendVerification,
  requestPasswordReset,
  confirmPasswordReset,
  startSocialSignIn,
  finishSocialSignIn,
  updateUser,
  changePassword,
  deleteAccount,
  requestDataExport,
  readDataExport,
  fetchDataExport,
  confirmDataExport,
  listSessions,
  endSession,
  endOtherSessions,
  getPrivacySettings,
  updatePrivacySettings,
  previewEmployerView,
  getWithheld,
  checkOnboardingStatus,
  getProfile,
  saveProfile,
  saveOnboarding,
  listResumes,
  uploadResume,
  deleteResume,
  chooseResume,
  downloadResume,
  downloadCurrentResume,
  viewCurrentResume,
  parseResume,
  suggestSkills,
  getTrialStatus,
  getCurrentSubscription,
  listPlans,
  readPaymentMode,
  previewPayment,
  createPayment,
  verifyPayment,
  readPaymentDetails,
  listPayments,
  getSearchStatus,
  incrementSearches,
  searchJobs,
  listJobs,
  countFilters,
  suggestSearches,
  getJob,
  listSimilarJobs,
  hideJob,
  showJob,
  listHiddenJobs,
  reportJob,
  listPopularTags,
  listEmployers,
  getEmployer,
  listSavedJobs,
  saveJob,
  removeSavedJob,
  checkSavedJobsLimit,
  listSavedSearches,
  createSavedSearch,
  updateSavedSearch,
  removeSavedSearch,
  createCoverLetter,
  getAiInstructions,
  createAiInstructions,
  updateAiInstructions,
  generateCoverLetter,
  listCoverLetters,
  readCoverLetter,
  updateCoverLetter,
  removeCoverLetter,
  apply,
  lookAtBoard,
  listApplications,
  readApplication,
  updateApplicationStatus,
  addApplication,
  updateApplication,
  removeApplication,
  addInterview,
  updateInterview,
  removeInterview,
  exportApplications,
  getIntegrationSettings,
  listIntegrationUses,
  updateIntegrationSettings,
  syncBoard,
  connectBoard,
  disconnectBoard,
  getNotificationSettings,
  updateNotificationSettings,
  listNotifications,
  countUnread,
  readNotifications,
  changeSubscription,
  sendContactMessage,
  listTeamMembers,
  viewTeamPhoto,
  testApi,
  getSalaryGuide,
  getWorkKinds,
  getWorkFigures,
  readMemberHome,
]

/** One entry per address; the OpenAPI page and the tests over all routes read this. */
export const api: readonly Endpoint[] = endpoints.flatMap(atEachAddress)
