import { doneAbout } from '@hanap/contract/applications/done-about'
import type { LetterToSend } from '@hanap/contract/applications/letter-as-sent'
import { versionOfOrder } from '@hanap/contract/jobs/order-version'
import { blanksIn } from '@hanap/contract/letters/blanks'
import { defaultSubject } from '@hanap/contract/letters/default-subjects'
import { bansBoard, isLeftBlank, isMet, withWords } from '@hanap/contract/letters/shown-orders'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session/browser-session.ts'
import { seekerProfileQuery } from '../../../seeker/profile.ts'
import { withheldQuery } from '../../../seeker/withheld.ts'
import type { JobToApplyTo } from '../job-to-apply-to.ts'
import { shortenLetter } from '../letter/letter-as-previewed.ts'
import { useAskedDraft } from './asked-draft.ts'
import { orderToFollow } from './order-to-follow.ts'

export type AskedList = ReturnType<typeof useAsked>
export type AskedItem = AskedList['items'][number]

/**
 * Judges the letter as the privacy settings let it be sent.
 * @param isOpen loads profile and settings only then
 */
export function useAsked(job: JobToApplyTo, written: LetterToSend, isOpen: boolean) {
  const draft = useAskedDraft(job.id)
  const { user } = useSession()
  const { data: withheld } = useQuery({ ...withheldQuery(null), enabled: isOpen })
  const { sent, isShortened } = shortenLetter(written, withheld)
  const letter = { ...sent, subject: sent.subject || defaultSubject(job.title) }
  const { orders = [], orders_count: count = orders.length } = job
  const { data: profile } = useQuery({ ...seekerProfileQuery, enabled: isOpen && orders.length > 0 })
  const name = { first: user?.first_name ?? '', last: user?.last_name ?? '' }
  const items = orders.map((order) => {
    // By its words: a reworded order loses its tick.
    const key = versionOfOrder(order)
    const words = draft.words[key] ?? ''
    // The seeker defines the wanted words; the letter is searched for them.
    const isPlaced = words.trim() !== '' && isMet(withWords(order, words), letter, name) === 'yes'
    const isSaid = draft.said.includes(key) || isPlaced
    return {
      key,
      order,
      words,
      isSaid,
      isPlaced,
      isLeft: draft.left.includes(key),
      met: isMet(order, letter, name, orders),
      done: doneAbout(order, letter, { name, isSaid, all: orders }),
    }
  })
  const blanks = [letter.content, letter.subject].flatMap((text) => blanksIn(text, job.title)).length
  const isMissing = ({ order, done, isLeft }: (typeof items)[number]) =>
    order.required && done === 'missing' && !isLeft && !isLeftBlank(order, letter.content)
  return {
    items,
    count,
    name,
    usualSubject: defaultSubject(job.title),
    draft,
    profile,
    isShortened,
    /** Missing requirements if sent from here; an order answered by a blank counts as a blank. */
    missing: items.filter(isMissing).length,
    /** Blanks in typed or generated text. */
    blanks,
    done: items.filter(({ done }) => done !== 'missing').length,
    /** For the server. What goes against the board may be done by hand. */
    said: items.map(({ key, order, isSaid, done }) => ({
      kind: order.kind,
      start: order.start,
      version: key,
      done: bansBoard(order) && isSaid ? ('said' as const) : done,
    })),
    /** Undefined if the job's orders are unknown. */
    toFollow: job.orders && items.flatMap((item) => orderToFollow(item, draft.answers)),
  }
}
