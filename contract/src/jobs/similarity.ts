/** Shared by the server's selection and the browser. */

/** The stage that found it first. */
export const similaritySources = ['tags', 'jobType', 'title', 'latest'] as const
export type SimilaritySource = (typeof similaritySources)[number]

export const similarityLabels = ['Highly Similar', 'Very Similar', 'Similar', 'Related'] as const
export type SimilarityLabel = (typeof similarityLabels)[number]

/** A `Job` of the contract qualifies. */
export type Comparable = {
  readonly title: string
  readonly job_type: string
  readonly tags: readonly { readonly id: number }[]
  readonly employer: { readonly id: number; readonly name: string } | null
  readonly pay: { readonly usd_min: number | null; readonly usd_max: number | null } | null
}

const notKeywords = new Set(['and', 'the', 'for', 'with'])
/** In characters. */
const SHORT_WORD = 3

/** Longer than three characters and not 'and', 'the', 'for' or 'with'; lower case, each once. */
export function titleKeywords(title: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words)].filter((word) => [...word].length > SHORT_WORD && !notKeywords.has(word))
}

export const similarityPoints = { type: 2, employer: 3, pay: 1 } as const

export const wordPoints = (matched: number, keywords: number): number =>
  3 * matched + (keywords > 0 && matched / keywords > 0.5 ? 5 : 0)

export function tagPoints(shared: number, tags: number): number {
  const share = tags === 0 ? 0 : shared / tags
  return 2 * shared + (share > 0.7 ? 7 : share > 0.5 ? 4 : 0)
}

/**
 * Rows add up; only the two tag-overlap rows exclude each other. Not symmetric: shares are of `job`'s own words and
 * tags.
 */
export function similarityScore(job: Comparable, other: Comparable): number {
  return (
    scoreTitles(job.title, other.title) +
    scoreTags(job.tags, other.tags) +
    (job.job_type === other.job_type ? similarityPoints.type : 0) +
    // An unnamed employer is null and matches no other.
    (job.employer !== null && job.employer.id === other.employer?.id ? similarityPoints.employer : 0) +
    (payOverlaps(job.pay, other.pay) ? similarityPoints.pay : 0)
  )
}

export function similarityLabel(score: number): SimilarityLabel {
  if (score >= 12) return 'Highly Similar'
  if (score >= 8) return 'Very Similar'
  return score >= 4 ? 'Similar' : 'Related'
}

function scoreTitles(title: string, otherTitle: string): number {
  const words = titleKeywords(title)
  const otherWords = new Set(titleKeywords(otherTitle))
  const matched = words.filter((word) => otherWords.has(word)).length
  const [one, other] = [plain(title), plain(otherTitle)]
  const isEither = one !== '' && other !== ''
  return (
    wordPoints(matched, words.length) +
    (isEither && one === other ? 10 : 0) +
    (isEither && (one.includes(other) || other.includes(one)) ? 5 : 0)
  )
}

function scoreTags(tags: Comparable['tags'], otherTags: Comparable['tags']): number {
  const ids = new Set(tags.map((tag) => tag.id))
  const otherIds = new Set(otherTags.map((tag) => tag.id))
  const shared = [...ids].filter((id) => otherIds.has(id)).length
  return tagPoints(shared, ids.size)
}

/** A single known end is the whole range; unknown pay overlaps with nothing. */
function payOverlaps(one: Comparable['pay'], other: Comparable['pay']): boolean {
  const [a, b] = [ends(one), ends(other)]
  return a !== null && b !== null && a.min <= b.max && b.min <= a.max
}

function ends(pay: Comparable['pay']): { min: number; max: number } | null {
  const min = pay?.usd_min ?? pay?.usd_max ?? null
  const max = pay?.usd_max ?? pay?.usd_min ?? null
  return min === null || max === null ? null : { min, max }
}

const plain = (title: string) => title.trim().replace(/\s+/gu, ' ').toLowerCase()
