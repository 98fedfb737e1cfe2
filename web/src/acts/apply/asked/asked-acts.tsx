import { MAX_ORDER_ANSWER, MAX_ORDER_WORDS } from '@hanap/contract/letters/cover-letters'
import { canFollow, isForTheirForm } from '@hanap/contract/letters/followed-orders'
import { isOpen, withAnswers, withLine } from '@hanap/contract/letters/letter-blocks'
import { linkNameOf, takesSeveral } from '@hanap/contract/letters/shown-links'
import { bansBoard, bansResume, withOrder, withWords } from '@hanap/contract/letters/shown-orders'
import { factsAsked, knownAnswer } from '@hanap/contract/letters/stated-facts'
import { Fragment } from 'react'
import { formatCount } from '../../../i18n/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AskedLink } from './asked-link.tsx'
import { askedMessages } from './asked-messages.ts'
import type { ActProps } from './asked-parts.ts'

export function PutIn({ item, ...props }: ActProps) {
  const { asked, letter, resume, onChange } = props
  function putIn() {
    const { resume_url, ...put } = withOrder(item.order, { ...letter, resume_url: resume.resumeUrl }, asked)
    onChange(put)
    if (resume_url !== resume.resumeUrl) resume.setLink(resume_url)
  }
  return (
    <Button size="small" onClick={putIn}>
      {askedMessages.putIn}
    </Button>
  )
}

/** The seeker's own reading of an unclear order. */
export function TheirWords(props: ActProps) {
  const { item, asked } = props
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
      {words.trim() !== '' && !item.isPlaced && <PutIn {...props} item={{ ...item, order: typed }} />}
    </>
  )
}

/** Those without an answer in the letter; the profile answers until the seeker types. */
export function Questions({ item, asked, letter, onChange }: ActProps) {
  const m = askedMessages
  const { answers, answer } = asked.draft
  const asks = (item.order.questions ?? []).map((question) => ({
    question,
    answer: answers[question] ?? knownAnswer(question, asked.profile),
  }))
  const open = asks.filter(({ question }) => isOpen(letter.content, question))
  const count = open.filter((one) => one.answer.trim() !== '').length
  return (
    <>
      {open.map((one) => (
        <TextAreaField
          key={one.question}
          label={one.question}
          rows={2}
          className="field-sizing-content max-h-60 min-h-18"
          maxLength={MAX_ORDER_ANSWER}
          value={one.answer}
          onChange={(event) => answer(one.question, event.target.value)}
        />
      ))}
      {count > 0 && (
        <Button
          size="small"
          onClick={() => onChange({ ...letter, content: withAnswers(letter.content, asks) })}
        >
          {m.putAnswers(formatCount(count), count === 1)}
        </Button>
      )}
    </>
  )
}

export function Attached({ item, asked, letter, resume, onChange }: ActProps) {
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
  const { profile, draft, items } = asked
  const isAnother = takesSeveral(
    item.order,
    items.map(({ order }) => order),
  )
  const own =
    what === 'portfolio' || what === 'samples'
      ? [profile?.website ?? '', ...(profile?.projects ?? []).map(({ url }) => url)]
      : []
  return (
    <AskedLink
      value={draft.links[item.key] ?? ''}
      offered={own}
      onChange={(address) => draft.link(item.key, address)}
      onPutIn={(address) =>
        onChange({ ...letter, content: withLine(letter.content, name, address, isAnother) })
      }
    />
  )
}

/** Facts from the profile, or typed. */
export function Facts({ item, asked, letter, onChange }: ActProps) {
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

/** For orders that a letter could follow. */
export function LeftOut({ item, asked }: ActProps) {
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

function hintOf({ order, isSaid }: ActProps['item']): string | undefined {
  const m = askedMessages
  if (order.doubt) return m.doubt
  if (bansBoard(order)) return m.notFromHere
  return isSaid ? m.cannotCheck : bansResume(order) ? m.linksInLetter : undefined
}

/** For orders that no letter can show. */
export function Said({ item, asked }: ActProps) {
  const m = askedMessages
  const { order, key, isSaid } = item
  const isElsewhere =
    order.kind === 'link-form' ||
    order.kind === 'outside-contact' ||
    order.kind === 'test' ||
    isForTheirForm(order)
  const isBan = order.kind === 'do-not'
  const isAnswer = order.kind === 'answer-questions'
  const label = order.doubt
    ? m.judged
    : isAnswer
      ? m.answered
      : isElsewhere
        ? m.didThere
        : isBan
          ? m.followed
          : m.inLetter
  return (
    <Checkbox
      label={order.kind === 'other' ? m.didIt : label}
      hint={hintOf(item)}
      checked={isSaid}
      onChange={(event) => asked.draft.say(key, event.target.checked)}
    />
  )
}
