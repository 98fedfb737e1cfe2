import { cleanText, escapeHtml, oneLine, safeGreeting, wrap } from '../rules.ts'
import { colours, KEYLINE } from './colours.ts'
import type { MailContent, MailTools } from './define-email.ts'

type Frame = Pick<MailTools, 'link'> & {
  publicUrl: string
  productName: string
  /** Where its reader ends mails like it; absent for those that always come. */
  unsubscribe?: { label: string; path: string } | undefined
}
export type LaidOutMail = { subject: string; text: string; html: string }

const TEXT_WIDTH = 78

/**
 * Lays out an email as HTML and plain text with the same content. Everything is escaped; nothing is loaded, so opening
 * it tells no one.
 * @throws Error if the action leads off our site
 */
export function layOut(content: MailContent, frame: Frame): LaidOutMail {
  return {
    subject: oneLine(content.subject),
    text: writeText(content, frame),
    html: writeHtml(content, frame),
  }
}

const footerOf = ({ productName, publicUrl }: Frame) =>
  `Sent by ${productName}, ${new URL(publicUrl).host}. Nobody reads answers to this address.`

function writeText(content: MailContent, frame: Frame): string {
  const blocks = [
    ...(content.greeting ? [safeGreeting(content.greeting)] : []),
    ...content.paragraphs,
    ...(content.action ? [`${oneLine(content.action.label)}:\n${frame.link(content.action.path)}`] : []),
    ...(content.small ?? []),
  ]
  const body = blocks.map((block) => wrap(cleanText(block), TEXT_WIDTH)).join('\n\n')
  // Two hyphens and a space: what follows is a signature (RFC 3676, 4.3).
  return `${body}\n\n-- \n${wrap(footerOf(frame), TEXT_WIDTH)}\n${unsubscribeText(frame)}`
}

const unsubscribeText = ({ unsubscribe, link }: Frame) =>
  unsubscribe ? `${oneLine(unsubscribe.label)}:\n${link(unsubscribe.path)}\n` : ''

const FONT = "Roboto,'Segoe UI',Helvetica,Arial,sans-serif"
const SIGN = "'Arial Black','Segoe UI Black',Impact,Arial,sans-serif"

const DARK = [
  `.paper{background:${colours.paper[1]}!important}`,
  `.card{background:${colours.card[1]}!important;border-color:${colours.frame[1]}!important}`,
  `.ink,.ink p{color:${colours.ink[1]}!important}`,
  `.quiet,.quiet p{color:${colours.quiet[1]}!important}`,
  `.line{border-color:${colours.line[1]}!important}`,
  `.link{color:${colours.link[1]}!important}`,
  `.fill{border-color:${colours.mango[0]}!important}`,
].join('')

function writeHtml(content: MailContent, frame: Frame): string {
  const parts = [
    ...(content.greeting ? [paragraph(safeGreeting(content.greeting))] : []),
    ...content.paragraphs.map(paragraph),
  ]
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(oneLine(content.subject))}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}@media (max-width:480px){.inside{padding:24px 18px!important}}</style>
</head><body class="paper" style="margin:0;padding:0;background:${colours.paper[0]}">
${preheader(oneLine(content.preheader))}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colours.paper[0]}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="left" style="padding:0 0 16px">${wordmark(frame.productName)}</td></tr>
<tr><td class="card inside" style="padding:32px;background:${colours.card[0]};border:1px solid ${colours.frame[0]};border-radius:4px">
<div class="ink" style="font:400 16px/1.5 ${FONT};color:${colours.ink[0]}">
${parts.join('\n')}
</div>${content.action ? button(content.action.label, frame.link(content.action.path)) : ''}${smallPrint(content.small ?? [])}
</td></tr>
<tr><td class="quiet" style="padding:16px 2px 0;font:400 13px/1.5 ${FONT};color:${colours.quiet[0]}">${escapeHtml(footerOf(frame))}${unsubscribeHtml(frame)}</td></tr>
</table>
</td></tr></table>
</body></html>
`
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(cleanText(text)).replaceAll('\n', '<br>')}</p>`

/** What follows it keeps a mail program from showing the mail's beginning after it. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`

/** A painted sign: flat mango with its line inside, in letters alone. */
const wordmark = (name: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${colours.mango[0]};padding:3px">` +
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="border:1px solid ${KEYLINE};padding:3px 10px;font:900 18px/1.2 ${SIGN};letter-spacing:1px;color:${colours.onMango[0]}">${escapeHtml(name.toUpperCase())}</td></tr></table>` +
  '</td></tr></table>'

function button(label: string, address: string): string {
  const href = escapeHtml(address)
  return `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="fill" style="background:${colours.mango[0]};border:2px solid ${colours.onMango[0]};border-radius:2px"><a href="${href}" style="display:inline-block;padding:13px 26px;font:700 16px/1.25 ${FONT};color:${colours.onMango[0]};text-decoration:none">${escapeHtml(oneLine(label))}</a></td></tr></table>
<div class="quiet" style="font:400 13px/1.5 ${FONT};color:${colours.quiet[0]}">Or open this address:<br><a class="link" href="${href}" style="color:${colours.link[0]};word-break:break-all">${href}</a></div>`
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
