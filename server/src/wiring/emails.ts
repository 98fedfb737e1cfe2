import {
  changeEmailMail,
  emailChangeAskedMail,
  resetPasswordMail,
  verifyEmailMail,
} from '../features/account-links/emails.ts'
import {
  emailChangedMail,
  emailConfirmedMail,
  farewellMail,
  passwordChangedMail,
} from '../features/accounts/emails.ts'
import { boardNewsMail, employerRepliedMail, followUpMail } from '../features/applications/emails.ts'
import { contactMessageMail } from '../features/contact/emails.ts'
import { exportFailedMail, exportReadyMail } from '../features/exports/emails.ts'
import { boardAccountMail } from '../features/integrations/emails.ts'
import type { AnyEmail } from '../features/mails/rules/define-email.ts'
import { operatorNoticeMail, receiptMail } from '../features/payments/emails.ts'
import { jobAlertMail } from '../features/saved-searches/emails.ts'
import { accountTakenOverMail, signInAddedMail } from '../features/social-sign-in/emails.ts'
import { planEndingMail } from '../features/subscriptions/emails.ts'

/** Only these mails can be sent. */
export const emails: readonly AnyEmail[] = [
  accountTakenOverMail,
  boardAccountMail,
  boardNewsMail,
  changeEmailMail,
  contactMessageMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailConfirmedMail,
  farewellMail,
  employerRepliedMail,
  exportFailedMail,
  exportReadyMail,
  followUpMail,
  operatorNoticeMail,
  jobAlertMail,
  passwordChangedMail,
  planEndingMail,
  receiptMail,
  resetPasswordMail,
  signInAddedMail,
  verifyEmailMail,
]
