import { EXPORT_DAYS } from '@hanap/contract/notices/exports'
import { TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { contactDetails } from '../contact/contact-details.ts'
import { LegalPage } from './legal-page.tsx'
import { privacyMessages } from './privacy-messages.ts'

export function PrivacyPage() {
  const m = privacyMessages
  const { email } = contactDetails
  return (
    <LegalPage
      title={m.title}
      updated={m.updated}
      binding={m.binding}
      contents={m.contents}
      summaryTitle={m.inShortTitle}
      summary={m.inShort}
      sections={[
        { id: 'who', title: m.whoTitle, text: m.who(email) },
        { id: 'kept', title: m.keptTitle, text: m.kept },
        { id: 'board', title: m.boardTitle, text: m.board },
        { id: 'payments', title: m.cardTitle, text: m.card },
        { id: 'letters', title: m.aiTitle, text: m.ai },
        { id: 'shared', title: m.sharedTitle, text: m.shared },
        { id: 'browser', title: m.browserTitle, text: m.browser },
        { id: 'times', title: m.timesTitle, text: m.times(EXPORT_DAYS) },
        { id: 'leaving', title: m.leaveTitle, text: m.leave(EXPORT_DAYS, TRIAL_DAYS) },
        { id: 'rights', title: m.rightsTitle, text: m.rights(email) },
        { id: 'safety', title: m.safeTitle, text: m.safe },
        { id: 'age', title: m.ageTitle, text: m.age },
      ]}
    />
  )
}
