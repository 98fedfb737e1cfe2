import { plans, TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { formatPeso } from '../../../i18n/format.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { LegalPage } from './legal-page.tsx'
import { termsMessages } from './terms-messages.ts'

export function TermsPage() {
  const m = termsMessages
  const { basic, premium } = plans
  return (
    <LegalPage
      title={m.title}
      updated={m.updated}
      binding={m.binding}
      contents={m.contents}
      summaryTitle={m.inShortTitle}
      summary={m.inShort(TRIAL_DAYS)}
      sections={[
        { id: 'agreement', title: m.agreementTitle, text: m.agreement },
        { id: 'account', title: m.accountTitle, text: m.account },
        { id: 'jobs', title: m.jobsTitle, text: m.jobs },
        { id: 'applications', title: m.applyTitle, text: m.apply },
        {
          id: 'payment',
          title: m.payTitle,
          text: m.pay(TRIAL_DAYS, formatPeso(basic.price), formatPeso(premium.price)),
        },
        { id: 'fair-use', title: m.fairTitle, text: m.fair },
        { id: 'ending', title: m.endTitle, text: m.end },
        { id: 'liability', title: m.liabilityTitle, text: m.liability },
        { id: 'law', title: m.lawTitle, text: m.law(contactDetails.email) },
      ]}
    />
  )
}
