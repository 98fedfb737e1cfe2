import { sendContactMessage } from '@hanap/contract/site/contact'
import type { ContactMessage } from '@hanap/contract/site/contact-message'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { send as sendCall } from '../../../api/client.ts'
import { showAtFields } from '../../../api/problems/field-problems.ts'
import { session } from '../../../api/session/browser-session.ts'
import { followDrafts, openDraft } from '../../../api/session/draft.ts'
import { rulesLater } from '../../../ui/fields/rules-later.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { contactMessages } from './messages.ts'

const fields = ['name', 'email', 'subject', 'message'] as const
const shape = { name: 'text', email: 'text', subject: 'text', message: 'text' } as const
const { resolver, fetchRules } = rulesLater(async () => (await import('./contact-rules.ts')).contactRules)

/**
 * The draft survives reloads and failures until sent.
 * @param place which page's form, each with its own draft
 * @param subject the initial subject
 */
export function useContactForm(place: string, subject: string) {
  const m = contactMessages
  const toasts = useToasts()
  const [draft] = useState(() => draftFor(place))
  const [isSending, setIsSending] = useState(false)
  const form = useForm<ContactMessage>({
    resolver,
    defaultValues: { ...blank(subject), ...draft.read() },
  })
  const { handleSubmit, setError, reset, getValues, control } = form

  const written = useWatch({ control })
  useEffect(() => {
    const first = blank(subject)
    if (fields.some((field) => written[field] !== first[field])) draft.write(written)
    else draft.forget()
  }, [draft, subject, written])

  // Clears the form once a message has arrived that was sent before the form was opened again.
  useEffect(() => {
    let kept = draft.read()
    return followDrafts(() => {
      const before = kept
      kept = draft.read()
      if (kept.message === undefined && isSame(before, getValues())) reset(blank(subject))
    })
  }, [draft, subject, getValues, reset])

  const send = handleSubmit(async (message) => {
    // As typed: the sent message was trimmed.
    const sent = getValues()
    const focused = document.activeElement
    setIsSending(true)
    const problem = await deliver(message).then(
      () => null,
      (failure: unknown) => ({ failure }),
    )
    // Disabled fields take no focus.
    flushSync(() => setIsSending(false))
    if (focused instanceof HTMLElement) focused.focus()
    if (problem === null) {
      // The form may be unmounted. Another message's draft stays.
      if (isSame(draft.read(), sent)) draft.forget()
      toasts.success(m.sentTitle, m.sent)
      return
    }
    showAtFields(problem.failure, fields, setError)
    toasts.error(m.failedTitle, m.failed)
  })

  return { form, fetchRules, send, isSending }
}

const draftFor = (place: string) =>
  openDraft({ name: 'contactDraft', owner: session.read().user?.id, part: place, shape, reach: 'tab' })

/** An HTML answer is a network's login page, which took nothing. */
async function deliver(message: ContactMessage): Promise<void> {
  const { headers, body } = await sendCall(sendContactMessage, { body: message })
  void body?.cancel()
  if (headers.get('content-type')?.startsWith('text/html'))
    throw new Error('A page came in place of an answer.')
}

const isSame = (one: Partial<ContactMessage>, other: ContactMessage) =>
  fields.every((field) => one[field] === other[field])

/** The sender is filled in if known. */
function blank(subject: string): ContactMessage {
  const { token, user } = session.read()
  const known = token === null ? null : user
  const name = known ? `${known.first_name} ${known.last_name}`.trim() : ''
  return { name, email: known?.email ?? '', subject, message: '' }
}
