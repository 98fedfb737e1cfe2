import { counted } from '../../i18n/counted.ts'
import { defineMessages } from '../../i18n/messages.ts'

export const endedMessages = defineMessages({
  kind: 'Subscription Expired',
  trialEnded: 'Your free trial has ended',
  planEnded: (plan: string) => `Your ${plan} plan has ended`,
  noTrial: 'No free trial left',
  noTrialText: 'This email address already had its free trial. Pick a plan to search and apply.',
  /** Counts are undefined while loading. */
  kept(saved: number | undefined, applications: number | undefined) {
    if (saved === undefined || applications === undefined) return 'Your saved jobs and applications are safe.'
    const things = [
      saved > 0 && counted(saved, 'saved job'),
      applications > 0 && counted(applications, 'application'),
    ].filter((thing) => thing !== false)
    if (things.length === 0) return 'Your profile is safe.'
    return `Your ${things.join(' and ')} ${saved + applications === 1 ? 'is' : 'are'} safe.`
  },
  givesBack: 'Pick a plan to search and apply again.',
})
