import type { ListingDraft } from '../board/listing.ts'
export function generateListings({ count, now }: { count: number; seed: number; now: Date }): ListingDraft[] {
  return Array.from({ length: count }, (_, i) => ({
    id: 1000 + i,
    title: `Job ${i}`,
    posted: new Date(now.getTime() - i * 60000),
  }))
}
