import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import type { endedMessages as english } from './ended-messages.ts'

export const endedMessages: Translated<typeof english> = {
  kind: 'Tapos na ang subscription',
  trialEnded: 'Tapos na ang free trial mo',
  planEnded: (plan) => `Tapos na ang ${plan} plan mo`,
  noTrial: 'Wala nang free trial',
  noTrialText: 'Nagamit na ang free trial ng email na ito. Pumili ng plan para makapag-search at apply.',
  kept(saved, applications) {
    if (saved === undefined || applications === undefined)
      return 'Ligtas ang mga saved job at application mo.'
    const things = [
      saved > 0 && `${formatCount(saved)} saved job`,
      applications > 0 && `${formatCount(applications)} application`,
    ].filter((thing) => thing !== false)
    if (things.length === 0) return 'Ligtas ang profile mo.'
    return `Ligtas ang ${things.join(' at ')} mo.`
  },
  givesBack: 'Pumili ng plan para makapag-search at apply ulit.',
}
