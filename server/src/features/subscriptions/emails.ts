import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'

/** Three days before what was paid for ends. */
export const planEndingMail = defineEmail<{
  name: string
  /** 'Basic' or 'Premium'. */
  plan: string
  /** The moment in words, in Manila. */
  endsAt: string
}>('plan-ending', ({ name, plan, endsAt }) => ({
  subject: fill(noticeSays.planEnds, { plan, time: endsAt }),
  preheader: 'Nothing is charged by itself.',
  greeting: `Hi ${name},`,
  paragraphs: [
    `Your ${plan} plan ends on ${endsAt}, Manila time.`,
    'It is not renewed by itself, and nothing is charged. If you want to keep it, pay for another month: the month is added to the end of this one, so no day is lost by paying early.',
    'What you saved and your applications stay as they are, whatever you do.',
  ],
  action: { label: 'Look at the plans', path: pages.plans.path },
  small: ['You get this mail once for each time you have paid for.'],
}))
