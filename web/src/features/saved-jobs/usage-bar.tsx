import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { savedJobMessages } from '../../acts/save/messages.ts'
import { DEFAULT_MAX_SAVED, savedLimitQuery } from '../../acts/save/saved-limit-query.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Progress } from '../../ui/signs/progress.tsx'
import { savedJobsPageMessages } from './page-messages.ts'
import { savedUsage } from './usage.ts'

export function UsageBar({ count }: { count: number }) {
  const m = savedJobsPageMessages
  const saving = savedJobMessages
  const { data: limit } = useQuery(savedLimitQuery)
  const max = limit?.max_saved_jobs ?? DEFAULT_MAX_SAVED
  const { percent, tone, remaining, offersUpgrade } = savedUsage(count, max)
  const words = [m.usageText(count, max), remaining !== null && m.remaining(remaining)]
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 *:first:min-w-64 *:first:flex-1 max-lg:*:first:grid-cols-[auto_minmax(0,1fr)] max-lg:*:first:items-center max-lg:*:first:gap-3">
      <Progress
        label={m.usage}
        hideLabel
        text={words.filter(Boolean).join(' ')}
        value={percent}
        max={100}
        tone={tone}
      />
      {offersUpgrade && (
        <ButtonLink to={pages.plans.path} look="primary">
          {saving.upgradePlan}
        </ButtonLink>
      )}
    </div>
  )
}
