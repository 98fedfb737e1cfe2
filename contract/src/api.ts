import { login, logout, register } from './accounts.ts'
import { apply, listApplications, updateApplicationStatus } from './applications.ts'
import { createCoverLetter } from './cover-letters.ts'
import { getEmployer, listEmployers } from './employers.ts'
import type { Endpoint } from './endpoint.ts'
import { hideJob, listHiddenJobs, showJob } from './hidden-jobs.ts'
import {
  connectBoard,
  disconnectBoard,
  getIntegrationSettings,
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
import { getOwnProfile, getUser } from './profile.ts'
import { checkSavedJobsLimit, listSavedJobs, removeSavedJob, saveJob } from './saved-jobs.ts'
import { getSearchStatus, incrementSearches } from './searches.ts'
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
  createCoverLetter,
  apply,
  listApplications,
  updateApplicationStatus,
  getIntegrationSettings,
  updateIntegrationSettings,
  connectBoard,
  disconnectBoard,
]
