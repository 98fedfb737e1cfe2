import { pages } from '@hanap/contract/site/pages'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { memberHomeMessages } from './messages.ts'

export function PlanOver({ title, hasAlerts }: { title: string; hasAlerts: boolean }) {
  const m = memberHomeMessages
  return (
    <section aria-labelledby="plan-title" className="panel member-over">
      <div>
        <h2 id="plan-title">{title}</h2>
        <p>
          {m.planOverText} {hasAlerts && m.needsPlan}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pages.plans.path} look="primary">
          {m.seePlans}
        </ButtonLink>
        <ButtonLink to={pages.savedJobs.path}>{m.openSaved}</ButtonLink>
      </div>
    </section>
  )
}
