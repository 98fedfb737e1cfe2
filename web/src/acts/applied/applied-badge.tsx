import { Badge } from '../../ui/signs/badge.tsx'
import { type Applied, useAppliedMark } from './applied-mark.ts'

export function AppliedBadge({ job }: { job: Applied }) {
  const mark = useAppliedMark(job)
  return (
    mark && (
      <Badge tone={mark.tone} icon={mark.icon}>
        {mark.text}
      </Badge>
    )
  )
}
