import { plans } from '@hanap/contract/payments/plans'
import { formatCount } from '../../../i18n/format.ts'
import type { featuresMessages } from './features-messages.ts'

type Texts = typeof featuresMessages

export const featureList = (m: Texts) =>
  [
    {
      sign: m.searchSign,
      paint: 1,
      title: m.searchTitle,
      text: m.searchText,
      facts: [m.searchFact1, m.searchFact2, m.searchFact3(formatCount(plans.free.max_searches))],
      link: { to: '/jobs', text: m.searchLink },
    },
    {
      sign: m.applySign,
      paint: 2,
      title: m.applyTitle,
      text: m.applyText,
      facts: [m.applyFact1, m.applyFact2, m.applyFact3],
      link: { to: '/jobs', text: m.applyLink },
    },
    {
      sign: m.profileSign,
      paint: 4,
      title: m.profileTitle,
      text: m.profileText,
      facts: [m.profileFact1, m.profileFact2, m.profileFact3],
      link: { to: '/profile', text: m.profileLink },
    },
    {
      sign: m.resumeSign,
      paint: 3,
      title: m.resumeTitle,
      text: m.resumeText,
      facts: [m.resumeFact1, m.resumeFact2, m.resumeFact3],
      link: { to: '/profile', text: m.resumeLink },
    },
    {
      sign: m.savedSign,
      paint: 5,
      title: m.savedTitle,
      text: m.savedText,
      facts: [
        m.savedFact1(plans.free.max_saved_jobs, plans.premium.max_saved_jobs),
        m.savedFact2,
        m.savedFact3,
      ],
      link: { to: '/saved-jobs', text: m.savedLink },
    },
    {
      sign: m.toldSign,
      paint: 6,
      title: m.toldTitle,
      text: m.toldText,
      facts: [m.toldFact1, m.toldFact2, m.toldFact3],
      link: { to: '/settings', search: { tab: 'notifications' }, text: m.toldLink },
    },
  ] as const
