import type { Language } from '@hanap/contract/site/languages'
import { escapeHtml, oneLine } from '../rules.ts'
import { colours, KEYLINE } from './colours.ts'
import type { MailTools } from './define-email.ts'

export type Frame = Pick<MailTools, 'link'> & {
  publicUrl: string
  productName: string
  /** Absent for mails that cannot be switched off. */
  unsubscribe?: { label: string; path: string } | undefined
}

export const TEXT_WIDTH = 78
export const FONT = "Roboto,'Segoe UI',Helvetica,Arial,sans-serif"
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

export function htmlPage(
  about: { subject: string; preheader: string },
  language: Language,
  body: string,
  padding = '24px 12px',
): string {
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(oneLine(about.subject))}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}@media (max-width:480px){.inside{padding:24px 18px!important}}</style>
</head><body class="paper" style="margin:0;padding:0;background:${colours.paper[0]};-webkit-text-size-adjust:100%">
${preheader(oneLine(about.preheader))}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colours.paper[0]}"><tr><td align="center" style="padding:${padding}">
${body}
</td></tr></table>
</body></html>
`
}

/** Keeps the mail's text out of the inbox preview. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`

export const signedName = (name: string, padding: string, size: number) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:1px solid ${KEYLINE}"><tr><td style="padding:${padding};font:900 ${size}px/1.2 ${SIGN};letter-spacing:1px;color:${colours.onMango[0]}">${escapeHtml(name.toUpperCase())}</td></tr></table>`
