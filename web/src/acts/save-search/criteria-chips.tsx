import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import { Tag } from '../../ui/signs/tag.tsx'
import { useCriteriaWords } from './criteria-words.ts'

export function CriteriaChips({ criteria, label }: { criteria: SearchCriteria; label: string }) {
  const words = useCriteriaWords(criteria)
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="min-w-0">
          <Tag className="wrap-anywhere">{word}</Tag>
        </li>
      ))}
    </ul>
  )
}
