import { cleanText, escapeHtml, oneLine, safeGreeting, wrap } from '../rules.ts'
import { colours } from './colours.ts'
import type { JobListMail, MailContent } from './define-email.ts'
import { jobListHtml, jobListText } from './job-list.ts'
import { FONT, type Frame, htmlPage, signedName, TEXT_WIDTH } from './page-parts.ts'

export type LaidOutMail = { subject: string; text: string; html: string }

/**
 * The same content as HTML and plain text. Escapes everything; loads nothing, so opening it tells no one.
 * @throws Error if the action leads off our site
 */
export function layOut(content: MailContent | JobListMail, frame: Frame): LaidOutMail {
  const subject = oneLine(content.subject)
  if ('groups' in content)
    return { subject, text: jobListText(content, frame), html: jobListHtml(content, frame) }
  return {
    subject,
    text: writeText(content, frame),
    html: writeHtml(content, frame),
  }
}

const footerOf = ({ productName, publicUrl }: Frame) =>
  `Sent by ${productName}, ${new URL(publicUrl).host}. Replies to this address aren’t read.`

function writeText(content: MailContent, frame: Frame): string {
  const blocks = [
    ...(content.greeting ? [safeGreeting(content.greeting)] : []),
    ...content.paragraphs,
    ...(content.action ? [`${oneLine(content.action.label)}:\n${frame.link(content.action.path)}`] : []),
    ...(content.small ?? []),
  ]
  const body = blocks.map((block) => wrap(cleanText(block), TEXT_WIDTH)).join('\n\n')
  // '-- ' begins a signature (RFC 3676, 4.3).
  return `${body}\n\n-- \n${wrap(footerOf(frame), TEXT_WIDTH)}\n${unsubscribeText(frame)}`
}

const unsubscribeText = ({ unsubscribe, link }: Frame) =>
  unsubscribe ? `${oneLine(unsubscribe.label)}:\n${link(unsubscribe.path)}\n` : ''

function writeHtml(content: MailContent, frame: Frame): string {
  const parts = [
    ...(content.greeting ? [paragraph(safeGreeting(content.greeting))] : []),
    ...content.paragraphs.map(paragraph),
  ]
  return htmlPage(
    content,
    'en',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="left" style="padding:0 0 16px">${wordmark(frame.productName)}</td></tr>
<tr><td class="card inside" style="padding:32px;background:${colours.card[0]};border:1px solid ${colours.frame[0]};border-radius:4px">
<div class="ink" style="font:400 16px/1.5 ${FONT};color:${colours.ink[0]}">
${parts.join('\n')}
</div>${content.action ? button(content.action.label, frame.link(content.action.path)) : ''}${smallPrint(content.small ?? [])}
</td></tr>
<tr><td class="quiet" style="padding:16px 2px 0;font:400 13px/1.5 ${FONT};color:${colours.quiet[0]}">${escapeHtml(footerOf(frame))}${unsubscribeHtml(frame)}</td></tr>
</table>`,
  )
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(cleanText(text)).replaceAll('\n', '<br>')}</p>`

/** Text on mango, without images. */
const wordmark = (name: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${colours.mango[0]};padding:3px">${signedName(name, '3px 10px', 18)}</td></tr></table>`

function button(label: string, address: string): string {
  const href = escapeHtml(address)
  return `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="fill" style="background:${colours.mango[0]};border:2px solid ${colours.onMango[0]};border-radius:2px"><a href="${href}" style="display:inline-block;padding:13px 26px;font:700 16px/1.25 ${FONT};color:${colours.onMango[0]};text-decoration:none">${escapeHtml(oneLine(label))}</a></td></tr></table>
<div class="quiet" style="font:400 13px/1.5 ${FONT};color:${colours.quiet[0]}">Or open this address:<br><a class="link" href="${href}" style="color:${colours.link[0]};overflow-wrap:anywhere">${href}</a></div>`
}

const unsubscribeHtml = ({ unsubscribe, link }: Frame) =>
  unsubscribe
    ? `<br><a class="link" href="${escapeHtml(link(unsubscribe.path))}" style="color:${colours.link[0]}">${escapeHtml(oneLine(unsubscribe.label))}</a>`
    : ''

function smallPrint(texts: string[]): string {
  if (texts.length === 0) return ''
  const lines = texts.map(
    (text) => `<p style="margin:12px 0 0;overflow-wrap:anywhere">${escapeHtml(cleanText(text))}</p>`,
  )
  return `
<div class="quiet line" style="margin:24px 0 0;padding:4px 0 0;border-top:1px solid ${colours.line[0]};font:400 13px/1.5 ${FONT};color:${colours.quiet[0]}">${lines.join('')}</div>`
}
