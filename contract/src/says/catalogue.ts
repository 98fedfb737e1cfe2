import { accountChangeTexts } from '../accounts/account-changes.ts'
import { accountDeletionTexts } from '../accounts/account-deletion.ts'
import { accountLinkTexts } from '../accounts/account-links.ts'
import { accountTexts } from '../accounts/account-texts.ts'
import { socialSignInTexts } from '../accounts/social-sign-in.ts'
import { trackingTexts } from '../applications/application-tracking.ts'
import { applicationStatusLabels } from '../applications/applications.ts'
import { integrationTexts } from '../applications/connect-board.ts'
import { jobReportTexts } from '../jobs/job-reports.ts'
import { savedJobsTexts } from '../jobs/saved-jobs.ts'
import { savedSearchTexts } from '../jobs/saved-searches.ts'
import { searchTexts } from '../jobs/searches.ts'
import { coverLetterTexts } from '../letters/cover-letters.ts'
import { exportTexts } from '../notices/exports.ts'
import { notificationTexts } from '../notices/notifications.ts'
import { paymentTexts } from '../payments/payment-form.ts'
import { subscriptionTexts } from '../payments/subscriptions.ts'
import { privacyTexts } from '../profile/privacy.ts'
import { profileTexts } from '../profile/profile-fields.ts'
import { resumeTexts } from '../profile/resumes.ts'
import { contactTexts } from '../site/contact-texts.ts'
import * as accountSays from './accounts.ts'
import * as applicationSays from './applications.ts'
import * as boardSays from './board.ts'
import type { Filled } from './fill.ts'
import * as jobSays from './jobs.ts'
import * as noticeSays from './notices.ts'
import * as paymentSays from './payments.ts'
import * as profileSays from './profile.ts'
import * as siteSays from './site.ts'

/**
 * Every text of the contract and the server that a seeker reads. Its code is group and name:
 * 'accountTexts.emailTaken'. Programs in other languages have a table of the same shape.
 */
export const catalogue = {
  accountTexts,
  accountLinkTexts,
  accountChangeTexts,
  accountDeletionTexts,
  socialSignInTexts,
  accountSays,
  trackingTexts,
  coverLetterTexts,
  applicationStatusLabels,
  applicationSays,
  integrationTexts,
  boardSays,
  searchTexts,
  savedJobsTexts,
  savedSearchTexts,
  jobReportTexts,
  jobSays,
  paymentTexts,
  subscriptionTexts,
  paymentSays,
  profileTexts,
  resumeTexts,
  privacyTexts,
  profileSays,
  contactTexts,
  siteSays,
  notificationTexts,
  exportTexts,
  noticeSays,
} as const

type Catalogue = typeof catalogue
type Texts = Exclude<keyof Catalogue, 'applicationStatusLabels'>
/** So that other languages have it too. */
export type OwnText = Filled | { [Group in Texts]: Catalogue[Group][keyof Catalogue[Group]] }[Texts]

export type InOtherWords<Part> = {
  readonly [Group in keyof Part]: { readonly [Name in keyof Part[Group]]: string }
}
