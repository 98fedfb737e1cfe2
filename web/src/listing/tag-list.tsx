import type { Tag as JobTag } from '@hanap/contract/jobs/jobs'
import { Tag } from '../ui/signs/tag.tsx'

/** The first `most` tags, then '+2'. */
export function TagList({ tags, most = tags.length }: { tags: readonly JobTag[]; most?: number }) {
  const more = tags.length - most
  if (tags.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      {tags.slice(0, most).map((tag) => (
        <Tag key={tag.id} className="wrap-anywhere">
          {tag.name}
        </Tag>
      ))}
      {more > 0 && <Tag>{`+${more}`}</Tag>}
    </span>
  )
}
