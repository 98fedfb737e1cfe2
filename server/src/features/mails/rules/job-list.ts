import { addressIn } from '@hanap/contract/site/languages'
import { cleanText, escapeHtml, oneLine, wrap } from '../rules.ts'
import { colours } from './colours.ts'
import type { JobListMail, MailJob } from './define-email.ts'
import { FONT, type Frame, htmlPage, signedName, TEXT_WIDTH } from './page-parts.ts'

/** Inline styles only, which mail programs on phones support. */
export function jobListHtml(mail: JobListMail, given: Frame): string {
  const frame = inLanguage(mail, given)
  const names = mail.groups.length > 1
  return htmlPage(
    mail,
    mail.language,
    `${TABLE} class="card" style="max-width:600px;background:${colours.card[0]};border:1px solid ${colours.frame[0]}">
<tr><td style="padding:6px;background:${colours.mango[0]};border-bottom:2px solid ${colours.frame[0]}">${signedName(frame.productName, '10px 14px', 20)}</td></tr>
<tr><td class="ink" style="padding:22px 20px 16px;font-family:${FONT};color:${colours.ink[0]}"><h1 style="margin:0;font-size:24px;line-height:30px">${line(mail.heading)}</h1>${mail.lead === '' ? '' : `<p class="quiet" style="margin:6px 0 0;font-size:15px;line-height:22px;color:${colours.quiet[0]};overflow-wrap:anywhere">${line(mail.lead)}</p>`}</td></tr>
${mail.groups.map(({ name, jobs }) => (names ? groupRow(name) : '') + jobs.map((job) => jobRow(job, frame)).join('')).join('')}
<tr><td class="line" style="padding:20px;border-top:1px solid ${colours.line[0]}">${mail.more === '' ? '' : `<p class="ink" style="margin:0 0 12px;font:400 14px/20px ${FONT};color:${colours.ink[0]}">${line(mail.more)}</p>`}${button(mail.action.label, frame.link(mail.action.path))}</td></tr>
<tr><td class="quiet" style="padding:4px 20px 20px;font:400 14px/21px ${FONT};color:${colours.quiet[0]}">${line(mail.why)}${ways(mail, frame)}${line(`${frame.productName}. ${mail.noReplies}`)}</td></tr>
</table>`,
    '16px 8px 24px',
  )
}

/** To pages in the mail's language. */
const inLanguage = ({ language }: JobListMail, frame: Frame): Frame => ({
  ...frame,
  link: (path) => frame.link(addressIn(language, path)),
})

const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
const line = (text: string) => escapeHtml(oneLine(text))

const groupRow = (name: string) =>
  `<tr><td class="line" style="padding:16px 20px 12px;border-top:1px solid ${colours.line[0]}"><h2 class="ink" style="margin:0;font:700 15px/21px ${FONT};color:${colours.ink[0]};overflow-wrap:anywhere">${line(name)}</h2></td></tr>
`

/** The title is a thumb's target of 45 pixels' height. */
function jobRow({ title, path, employer, pay, details }: MailJob, { link }: Frame): string {
  return `<tr><td class="line" style="padding:6px 20px 14px;border-top:1px solid ${colours.line[0]}">${TABLE}>
<tr><td><a class="link" href="${escapeHtml(link(path))}" style="display:block;padding:11px 0;font:700 17px/23px ${FONT};color:${colours.link[0]};text-decoration:underline;overflow-wrap:anywhere">${line(title)}</a></td></tr>
${lineRow(employer, 'quiet', `font:400 14px/20px ${FONT};color:${colours.quiet[0]};padding:0 0 6px`)}${lineRow(pay, 'ink', `font:700 16px/23px ${FONT};color:${colours.ink[0]}`)}${details.map((text) => lineRow(text, 'quiet', `font:400 14px/20px ${FONT};color:${colours.quiet[0]}`)).join('')}</table></td></tr>
`
}

const lineRow = (text: string, className: string, style: string) =>
  text === ''
    ? ''
    : `<tr><td class="${className}" style="${style};overflow-wrap:anywhere">${line(text)}</td></tr>
`

const button = (label: string, address: string) =>
  `${TABLE}><tr><td class="fill" align="center" style="background:${colours.mango[0]};border:2px solid ${colours.onMango[0]}"><a href="${escapeHtml(address)}" style="display:block;padding:13px 16px;font:700 16px/22px ${FONT};color:${colours.onMango[0]};text-decoration:none">${line(label)}</a></td></tr></table>`

function ways({ unsubscribe, settings }: JobListMail, frame: Frame): string {
  const links = [
    ...(frame.unsubscribe ? [{ label: unsubscribe, path: frame.unsubscribe.path }] : []),
    settings,
  ]
  const cells = links.map(
    ({ label, path }) =>
      `<td style="padding-right:24px"><a class="link" href="${escapeHtml(frame.link(path))}" style="display:block;padding:12px 0;font:400 14px/20px ${FONT};color:${colours.link[0]}">${line(label)}</a></td>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:6px"><tr>${cells.join('')}</tr></table>`
}

export function jobListText(mail: JobListMail, given: Frame): string {
  const frame = inLanguage(mail, given)
  const { link } = frame
  const names = mail.groups.length > 1
  const jobText = ({ title, path, employer, pay, details }: MailJob) =>
    [title, employer, pay, ...details]
      .filter((text) => text !== '')
      .map(oneLine)
      .join('\n') + `\n${link(path)}`
  const linked = ({ label, path }: { label: string; path: string }) => `${oneLine(label)}:\n${link(path)}`
  const blocks = [
    [mail.heading, mail.lead].filter((text) => text !== '').join('\n'),
    ...mail.groups.flatMap(({ name, jobs }) => [...(names ? [`${name}:`] : []), ...jobs.map(jobText)]),
    ...(mail.more === '' ? [] : [mail.more]),
    linked(mail.action),
    mail.why,
  ]
  const body = blocks.map((block) => wrap(cleanText(block), TEXT_WIDTH)).join('\n\n')
  const foot = [
    ...(frame.unsubscribe ? [linked({ ...frame.unsubscribe, label: mail.unsubscribe })] : []),
    linked(mail.settings),
  ].join('\n')
  // '-- ' begins a signature (RFC 3676, 4.3).
  return `${body}\n\n-- \n${foot}\n${wrap(oneLine(`${frame.productName}. ${mail.noReplies}`), TEXT_WIDTH)}\n`
}
