import { MAX_ORDER_ANSWER, MAX_ORDER_WORDS } from '@hanap/contract/letters/cover-letters'
import { canFollow } from '@hanap/contract/letters/followed-orders'
import { withAnswers, withLine } from '@hanap/contract/letters/letter-blocks'
import { bansResume, linkNameOf, withOrder, withWords } from '@hanap/contract/letters/shown-orders'
import { factsAsked } from '@hanap/contract/letters/stated-facts'
import { Fragment } from 'react'
import { formatCount } from '../../../i18n/format.ts'
import { AskedLine } from '../../../listing/orders/asked-for.tsx'
import { orderMessages } from '../../../listing/orders/order-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { ResumeChoice } from '../resume/use-resume-choice.ts'
import { AskedLink } from './asked-link.tsx'
import { askedMessages } from './asked-messages.ts'
import { DoneMark } from './done-mark.tsx'
import type { AskedItem, AskedList } from './use-asked.ts'

type Letter = { subject: string; content: string }
/** What a checklist stands beside. */
export type AskedParts = {
  asked: AskedList
  letter: Letter
  resume: Pick<ResumeChoice, 'resumeUrl' | 'offeredUrl' | 'setLink'>
  isReadOnly: boolean
  onChange: (letter: Letter) => void
}

/** What a job asks for: what the letter shows is ticked, the rest can be put in, or is the seeker's to say. */
export function AskedChecklist(props: AskedParts) {
  const { items } = props.asked
  return (
    <>
      <ul className="rows">
        {items.map((item) => (
          <li key={item.key}>
            <AskedLine
              order={item.order}
              end={<DoneMark done={item.done} missing={item.isLeft ? askedMessages.leftOut : undefined} />}
            />
            <div className="grid gap-2 pl-8 not-empty:pb-3 [&>.button]:justify-self-start">
              {!props.isReadOnly && !item.isLeft && <Act {...props} item={item} />}
              {!props.isReadOnly && <LeftOut {...props} item={item} />}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-t0 text-ink-2">{orderMessages.mayMiss}</p>
    </>
  )
}

/** So many of them are done. */
export function askedProgress({ items, done }: AskedList): string {
  return askedMessages.progress(formatCount(done), formatCount(items.length))
}

type ActProps = AskedParts & { item: AskedItem }

/** How one of them is done from here. */
function Act(props: ActProps) {
  const { item, asked, letter, resume, onChange } = props
  const m = askedMessages
  const { order, met } = item
  if (met === 'no' && order.kind === 'do-not') {
    return (
      <Button size="small" onClick={() => resume.setLink('')}>
        {m.leaveLinkOut}
      </Button>
    )
  }
  if (met === 'no') {
    return (
      <Button size="small" onClick={() => onChange(withOrder(order, letter, asked.name))}>
        {m.putIn}
      </Button>
    )
  }
  return (
    <>
      {(order.kind === 'subject-line' || order.kind === 'include-phrase') && met === 'unknown' && (
        <TheirWords {...props} />
      )}
      {order.kind === 'answer-questions' && <Questions {...props} />}
      {met === 'unknown' && order.kind === 'attach' && <Attached {...props} />}
      {order.kind === 'state' && <Facts {...props} />}
      {met === 'unknown' && !item.isPlaced && <Said {...props} />}
    </>
  )
}

/** What an order in doubt wants, as its seeker understands it. */
function TheirWords({ item, asked, letter, onChange }: ActProps) {
  const m = askedMessages
  const { order, key, words } = item
  const read = (order.kind === 'subject-line' ? order.subject : order.phrase) ?? ''
  const typed = withWords(order, words.trim())
  return (
    <>
      <TextField
        label={m.theirWords}
        placeholder={read}
        maxLength={MAX_ORDER_WORDS}
        value={words}
        onChange={(event) => asked.draft.word(key, event.target.value)}
      />
      {words.trim() !== '' && !item.isPlaced && (
        <Button size="small" onClick={() => onChange(withOrder(typed, letter, asked.name))}>
          {m.putIn}
        </Button>
      )}
    </>
  )
}

function Questions({ item, asked, letter, onChange }: ActProps) {
  const m = askedMessages
  const { answers, answer } = asked.draft
  const given = (item.order.questions ?? []).map((question) => ({
    question,
    answer: answers[question] ?? '',
  }))
  const count = given.filter((one) => one.answer.trim() !== '').length
  return (
    <>
      {given.map((one) => (
        <TextField
          key={one.question}
          label={one.question}
          maxLength={MAX_ORDER_ANSWER}
          value={one.answer}
          onChange={(event) => answer(one.question, event.target.value)}
        />
      ))}
      {count > 0 && (
        <Button
          size="small"
          onClick={() => onChange({ ...letter, content: withAnswers(letter.content, given) })}
        >
          {m.putAnswers(formatCount(count), count === 1)}
        </Button>
      )}
    </>
  )
}

function Attached({ item, asked, letter, resume, onChange }: ActProps) {
  const m = askedMessages
  const { what } = item.order
  if (what === 'resume' && resume.offeredUrl !== '') {
    return (
      <Button size="small" onClick={() => resume.setLink(resume.offeredUrl)}>
        {m.addResumeLink}
      </Button>
    )
  }
  const name = linkNameOf(what)
  if (name === undefined) return null
  const { profile, draft } = asked
  const own =
    what === 'portfolio' || what === 'samples'
      ? [profile?.website ?? '', ...(profile?.projects ?? []).map(({ url }) => url)]
      : []
  return (
    <AskedLink
      value={draft.links[item.key] ?? ''}
      offered={own}
      onChange={(address) => draft.link(item.key, address)}
      onPutIn={(address) => onChange({ ...letter, content: withLine(letter.content, name, address) })}
    />
  )
}

function Facts({ item, asked, letter, onChange }: ActProps) {
  const m = askedMessages
  const { answers, answer } = asked.draft
  return factsAsked(item.order.quote, asked.profile).map(({ name, value }) => {
    const given = value || (answers[name] ?? '').trim()
    const isThere = letter.content.includes(`${name}: ${given}`)
    return (
      <Fragment key={name}>
        {value === '' && (
          <TextField
            label={name}
            maxLength={MAX_ORDER_ANSWER}
            value={answers[name] ?? ''}
            onChange={(event) => answer(name, event.target.value)}
          />
        )}
        {given !== '' && !isThere && (
          <Button
            size="small"
            className="max-w-full wrap-anywhere whitespace-normal"
            onClick={() => onChange({ ...letter, content: withLine(letter.content, name, given) })}
          >
            {m.putFact(`${name}: ${given}`)}
          </Button>
        )}
      </Fragment>
    )
  })
}

/** What a letter could follow, its seeker may leave out. */
function LeftOut({ item, asked }: ActProps) {
  const { order, key, done, isLeft } = item
  if (!isLeft && (done !== 'missing' || order.kind === 'do-not' || !canFollow(order))) return null
  return (
    <Checkbox
      label={askedMessages.leaveOut}
      checked={isLeft}
      onChange={(event) => asked.draft.leave(key, event.target.checked)}
    />
  )
}

/** What no letter shows is the seeker's to say. */
function Said({ item, asked }: ActProps) {
  const m = askedMessages
  const { order, key, isSaid } = item
  const isElsewhere = order.kind === 'link-form' || order.kind === 'outside-contact' || order.kind === 'test'
  const isBan = order.kind === 'do-not'
  const isAnswer = order.kind === 'answer-questions'
  const label = order.doubt ? m.judged : isAnswer ? m.answered : isElsewhere ? m.didThere : isBan ? m.followed : m.inLetter
  return (
    <Checkbox
      label={order.kind === 'other' ? m.didIt : label}
      hint={order.doubt ? m.doubt : isSaid ? m.cannotCheck : bansResume(order) ? m.linksInLetter : undefined}
      checked={isSaid}
      onChange={(event) => asked.draft.say(key, event.target.checked)}
    />
  )
}
