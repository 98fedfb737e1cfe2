import { plans } from '@hanap/contract/plans'
import { Link } from '@tanstack/react-router'
import { Cable, CreditCard, type LucideIcon, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPeso } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Icon } from '../../ui/icon.tsx'
import { onboardingMessages } from './messages.ts'

/** The three next steps, each with its way. */
export function FirstSteps() {
  const m = useMessages(onboardingMessages)
  return (
    <section aria-labelledby="steps-title" className="grid gap-3">
      <h2 id="steps-title">{m.stepsTitle}</h2>
      <ol className="frame rows">
        <Step icon={Search} title={m.findTitle} text={m.findText}>
          <Link to="/jobs">{m.findLink}</Link>
        </Step>
        <Step icon={Cable} title={m.connectTitle} text={m.connectText}>
          <Link to="/settings" search={{ tab: 'integrations' }}>
            {m.connectLink}
          </Link>
        </Step>
        <Step
          icon={CreditCard}
          title={m.plansTitle}
          text={m.plansText(formatPeso(plans.basic.price), formatPeso(plans.premium.price))}
        >
          <Link to="/subscription/plans">{m.plansLink}</Link>
        </Step>
      </ol>
    </section>
  )
}

function Step(props: { icon: LucideIcon; title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-4 gap-y-1 p-5 md:grid-cols-[24px_minmax(0,1fr)_auto] md:items-center md:px-6">
      <Icon of={props.icon} />
      <div className="grid gap-1">
        <h3>{props.title}</h3>
        <p className="max-w-[60ch] text-ink-2">{props.text}</p>
      </div>
      <p className="flex min-h-11 items-center max-md:col-start-2">{props.children}</p>
    </li>
  )
}
