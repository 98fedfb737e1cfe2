import type { Job, SimilarJob } from '@hanap/contract/jobs/jobs'
import { type SimilaritySource, similarityLabel, similarityScore } from '@hanap/contract/jobs/similarity'

/** `latest` only fills up a short selection. */
const mostFrom = { tags: 10, jobType: 5, title: 5 } as const
const FEW_SIMILAR = 5
const LATEST = 5

/**
 * Best first. A job offered by several sources counts for the first.
 * @param offered candidates by source, newest first, without `job`
 */
export function selectSimilar(
  job: Job,
  offered: Readonly<Record<SimilaritySource, readonly Job[]>>,
): SimilarJob[] {
  const chosen = new Map<number, SimilarJob>()
  const choose = (source: SimilaritySource, most: number) => {
    const fresh = offered[source].filter((other) => !chosen.has(other.id))
    const scored = fresh.map((other) => withScore(job, other, source))
    for (const item of scored.sort(byScore).slice(0, most)) chosen.set(item.id, item)
  }
  choose('tags', mostFrom.tags)
  choose('jobType', mostFrom.jobType)
  choose('title', mostFrom.title)
  if (chosen.size < FEW_SIMILAR) choose('latest', LATEST)
  return [...chosen.values()].sort(byScore)
}

function withScore(job: Job, other: Job, source: SimilaritySource): SimilarJob {
  const score = similarityScore(job, other)
  return {
    ...other,
    similarityScore: score,
    similarityLabel: similarityLabel(score),
    similaritySource: source,
  }
}

const byScore = (a: SimilarJob, b: SimilarJob) =>
  b.similarityScore - a.similarityScore || b.date_posted.localeCompare(a.date_posted) || b.id - a.id
