import { pages } from '@hanap/contract/site/pages'
import { PlanRoute } from '../../../seeker/plan-route/plan-route.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { memberHomeMessages } from './messages.ts'
import type { EndedPlan } from './use-plan-over.ts'

export function PlanOver({ ended, hasAlerts }: { ended: EndedPlan; hasAlerts: boolean }) {
  const m = memberHomeMessages
  return (
    <section aria-labelledby="plan-title" className="panel member-over">
      <div>
        <h2 id="plan-title">{ended.title}</h2>
        <p>
          {m.planOverText} {hasAlerts && m.needsPlan}
        </p>
      </div>
      {ended.plan && <PlanRoute plan={ended.plan} endedAt={ended.endedAt} />}
      <div className="flex gap-3">
        <ButtonLink to={pages.plans.path} look="primary">
          {m.seePlans}
        </ButtonLink>
        {/* On wide screens it stands beside the boards. */}
        <ButtonLink to={pages.savedJobs.path} className="member-saved">
          {m.openSaved}
        </ButtonLink>
      </div>
    </section>
  )
}
