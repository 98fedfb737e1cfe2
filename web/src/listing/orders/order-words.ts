import type { Order } from '@hanap/contract/jobs/orders'
import { Ban, ExternalLink, FileText, Info, Link, type LucideIcon, Mic, Pencil, Video } from 'lucide-react'
import { formatCount } from '../../i18n/format.ts'
import { actTexts, attachmentTexts, banTexts, orderMessages } from './order-messages.ts'

export type OrderWords = {
  icon: LucideIcon
  title: string
  /** Text to write word for word. */
  code?: string | undefined
  hint?: string | undefined
}

/** Others are sent as a link. */
const attachmentIcons: ReadonlyMap<string, LucideIcon> = new Map([
  ['resume', FileText],
  ['certificates', FileText],
  ['references', FileText],
  ['video', Video],
  ['voice', Mic],
  ['id', FileText],
])

export function orderWords(order: Order): OrderWords {
  const m = orderMessages
  const { kind, what = '', check, url = '' } = order
  switch (kind) {
    case 'subject-line':
      return {
        icon: Pencil,
        title: m.subject,
        code: order.subject,
        hint: check ? m.showsRead : m.subjectHint,
      }
    case 'include-phrase': {
      const titles = { start: m.firstWord, end: m.lastWord, anywhere: m.inLetter, form: m.onForm }
      const title = titles[order.place ?? 'anywhere']
      return { icon: Pencil, title, code: order.phrase, hint: check ? m.showsRead : m.phraseHint }
    }
    case 'answer-questions': {
      const { length } = order.questions ?? []
      const title = length === 0 ? m.theirQuestions : m.questions(formatCount(length), length === 1)
      return { icon: Pencil, title, hint: m.questionsHint }
    }
    case 'attach':
      return {
        icon: attachmentIcons.get(what) ?? Link,
        title: textOf(attachmentTexts, what) ?? attachmentTexts.other,
        // The wanted form is uncertain.
        hint: order.doubt ? undefined : attachHint(what),
      }
    case 'link-form':
      return { icon: ExternalLink, title: m.form, hint: /^https?:/iu.test(url) ? url : m.formHint }
    case 'outside-contact': {
      const isNamed = order.channel !== undefined && !order.channel.includes(' ')
      return {
        icon: ExternalLink,
        title: isNamed ? m.contactBy(order.channel ?? '') : m.contact,
        hint: m.contactHint,
      }
    }
    case 'do-not':
      return { icon: Ban, title: textOf(banTexts, what) ?? m.asWritten }
    case 'state':
      return { icon: Pencil, title: m.tell, hint: order.quote }
    case 'test':
      return { icon: Info, title: m.test, hint: m.testHint }
    default:
      return { icon: Info, title: textOf(actTexts, what) ?? m.asWritten }
  }
}

function attachHint(what: string): string {
  const m = orderMessages
  if (what === 'resume') return m.resumeHint
  if (what === 'id') return m.idHint
  if (what === 'references') return m.referencesHint
  return what === 'video' || what === 'voice' ? m.recordHint : m.linkHint
}

/** Undefined for an unknown code. */
const textOf = (texts: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined
