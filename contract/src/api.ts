import { getOwnProfile, getUser, login, logout, register } from './accounts.ts'
import { apply, listApplications, updateApplicationStatus } from './applications.ts'
import { createCoverLetter } from './cover-letters.ts'
import type { Endpoint } from './endpoint.ts'
import {
  connectBoard,
  disconnectBoard,
  getIntegrationSettings,
  updateIntegrationSettings,
} from './integrations.ts'
import { getJob, listJobs, listPopularTags, listSimilarJobs, searchJobs } from './jobs.ts'
import { checkSavedJobsLimit, listSavedJobs, removeSavedJob, saveJob } from './saved-jobs.ts'
import { getCurrentSubscription, getTrialStatus, listPlans } from './subscriptions.ts'

/** Every endpoint there is: the OpenAPI page and the tests over all routes are made from this list. */
export const api: readonly Endpoint[] = [
  login,
  register,
  logout,
  getOwnProfile,
  getUser,
  getTrialStatus,
  getCurrentSubscription,
  listPlans,
  searchJobs,
  listJobs,
  getJob,
  listSimilarJobs,
  listPopularTags,
  listSavedJobs,
  saveJob,
  removeSavedJob,
  checkSavedJobsLimit,
  createCoverLetter,
  apply,
  listApplications,
  updateApplicationStatus,
  getIntegrationSettings,
  updateIntegrationSettings,
  connectBoard,
  disconnectBoard,
]
