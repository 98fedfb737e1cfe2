import { changePassword, updateUser } from './account-changes.ts'
import { deleteAccount } from './account-deletion.ts'
import {
  confirmPasswordReset,
  requestPasswordReset,
  resendVerification,
  verifyEmail,
} from './account-links.ts'
import { login, register } from './accounts.ts'
import { createAiInstructions, getAiInstructions, updateAiInstructions } from './ai-instructions.ts'
import { atEachAddress } from './aliases.ts'
import {
  addApplication,
  addInterview,
  exportApplications,
  removeApplication,
  removeInterview,
  updateApplication,
  updateInterview,
} from './application-tracking.ts'
import {
  apply,
  listApplications,
  lookAtBoard,
  readApplication,
  updateApplicationStatus,
} from './applications.ts'
import { sendContactMessage } from './contact.ts'
import {
  createCoverLetter,
  generateCoverLetter,
  listCoverLetters,
  readCoverLetter,
  removeCoverLetter,
  updateCoverLetter,
} from './cover-letters.ts'
import { getEmployer, listEmployers } from './employers.ts'
import type { Endpoint } from './endpoint.ts'
import { confirmDataExport, fetchDataExport, readDataExport, requestDataExport } from './exports.ts'
import { hideJob, listHiddenJobs, showJob } from './hidden-jobs.ts'
import {
  connectBoard,
  disconnectBoard,
  getIntegrationSettings,
  listIntegrationUses,
  syncBoard,
  updateIntegrationSettings,
} from './integrations.ts'
import { getJob } from './job-details.ts'
import { reportJob } from './job-reports.ts'
import {
  countFilters,
  listJobs,
  listPopularTags,
  listSimilarJobs,
  searchJobs,
  suggestSearches,
} from './jobs.ts'
import { logout, logoutLater } from './logout.ts'
import {
  changeSubscription,
  getNotificationSettings,
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from './notifications.ts'
import { checkOnboardingStatus } from './onboarding.ts'
import {
  createPayment,
  listPayments,
  previewPayment,
  readPaymentDetails,
  readPaymentMode,
  verifyPayment,
} from './payments.ts'
import { getPrivacySettings, getWithheld, previewEmployerView, updatePrivacySettings } from './privacy.ts'
import { getProfile, saveOnboarding, saveProfile } from './profile.ts'
import {
  chooseResume,
  deleteResume,
  downloadCurrentResume,
  downloadResume,
  listResumes,
  parseResume,
  uploadResume,
  viewCurrentResume,
} from './resumes.ts'
import { getSalaryGuide } from './salaries.ts'
import { checkSavedJobsLimit, listSavedJobs, removeSavedJob, saveJob } from './saved-jobs.ts'
import {
  createSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  updateSavedSearch,
} from './saved-searches.ts'
import { getSearchStatus, incrementSearches } from './searches.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { suggestSkills } from './skills.ts'
import { finishSocialSignIn, startSocialSignIn } from './social-sign-in.ts'
import { getCurrentSubscription, getTrialStatus, listPlans } from './subscriptions.ts'
import { listTeamMembers, testApi, viewTeamPhoto } from './team.ts'
import { countUnread } from './unread-notifications.ts'
import { getOwnProfile, getUser } from './users.ts'

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
]

/**
 * Every call there is, once for each of its addresses: the OpenAPI page and the tests over all routes are made from this
 * list.
 */
export const api: readonly Endpoint[] = endpoints.flatMap(atEachAddress)
