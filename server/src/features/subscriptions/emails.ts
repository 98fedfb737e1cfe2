import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'

/** Three days before paid time ends. */
export const planEndingMail = defineEmail<{
  name: string
  /** 'Basic' or 'Premium'. */
  plan: string
  /** As text, in Manila time. */
  endsAt: string
}>('plan-ending', ({ name, plan, endsAt }) => ({
  subject: fill(noticeSays.planEnds, { plan, time: endsAt }),
  preheader: 'It doesn’t renew. You won’t be charged.',
  greeting: `Hi ${name},`,
  paragraphs: [
    `Your ${plan} plan ends on ${endsAt}, Manila time.`,
    'It doesn’t renew. You won’t be charged. To keep it, pay for another month. We add it to the end of this one, so you lose no day by paying early.',
    'Your saved jobs and applications stay either way.',
  ],
  action: { label: 'See plans', path: pages.plans.path },
  small: ['You get this email once for each paid month.'],
}))
