import type { Job, Resume, School, Section } from './content.ts'
import { styleOf } from './style.ts'

/** The page that a browser prints: one of eight layouts, with the resume's own look on top. */
export function renderHtml(resume: Resume): string {
  const body = bodies[resume.layout](resume)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>resume</title><style>${styleOf(resume)}</style></head><body class="${resume.layout}">${body}</body></html>`
}

const bodies: Record<Resume['layout'], (resume: Resume) => string> = {
  single: flow,
  centred: flow,
  bar: flow,
  'side-left': (resume) =>
    `<div class="grid">${aside(resume, contactBox(resume))}<main>${nameBlock(resume)}${own(resume)}</main></div>`,
  'side-right': (resume) =>
    `${nameBlock(resume, 'header')}<div class="grid"><main>${own(resume)}</main>${aside(resume, contactBox(resume))}</div>`,
  'side-name': (resume) =>
    `<div class="grid">${aside(resume, nameBlock(resume) + contactBox(resume))}<main>${own(resume)}</main></div>`,
  table: (resume) =>
    `<table class="page"><tr><td colspan="2" class="head">${nameBlock(resume)}${contactLine(resume)}</td></tr>${resume.sections
      .map((section) => `<tr><th>${text(section.heading)}</th><td>${inside(section, resume)}</td></tr>`)
      .join('')}</table>`,
  europass: (resume) =>
    `<h1 class="logo">Curriculum Vitae</h1><table class="cv">${[
      row('Personal information', '', 'head'),
      row('First name(s) / Surname(s)', `<b>${text(resume.name)}</b>`),
      row('Address', text(resume.location)),
      ...(resume.phone ? [row('Telephone(s)', text(resume.phone))] : []),
      row('E-mail', text(resume.email)),
      ...(resume.title ? [row('Desired employment', `<b>${text(resume.title)}</b>`)] : []),
    ].join('')}${resume.sections.map((section) => europassRows(section, resume)).join('')}</table>`,
}

function flow(resume: Resume): string {
  return `<header>${nameBlock(resume)}${contactLine(resume)}</header>${resume.sections.map((section) => block(section, resume)).join('')}`
}

function own(resume: Resume): string {
  return resume.sections
    .filter((section) => !section.side)
    .map((section) => block(section, resume))
    .join('')
}

function aside(resume: Resume, top: string): string {
  const sections = resume.sections.filter((section) => section.side)
  return `<aside>${top}${sections.map((section) => block(section, resume)).join('')}</aside>`
}

function nameBlock(resume: Resume, element = 'div'): string {
  const name = `<h1>${text(resume.name)}</h1>`
  const title = resume.title ? `<p class="title">${text(resume.title)}</p>` : ''
  const header = resume.look?.header ?? 'name'
  if (header === 'one-line') return `<h1>${text(`${resume.name} - ${resume.title}`)}</h1>`
  const parts = header === 'title' ? title + name : name + title
  return `<${element} class="who">${parts}</${element}>`
}

function contactLine(resume: Resume): string {
  const labelled = resume.look?.header === 'labelled'
  const parts = [
    labelled ? `Address: ${resume.location}` : resume.location,
    ...(resume.phone ? [labelled ? `Mobile No.: ${resume.phone}` : resume.phone] : []),
    labelled ? `Email: ${resume.email}` : resume.email,
    ...(resume.links ?? []),
  ].filter(Boolean)
  const separator = resume.look?.separator ?? ' | '
  const line = parts.map(text).join(separator === '' ? '<br>' : text(separator))
  return `<p class="contact">${line}</p>`
}

function contactBox(resume: Resume): string {
  const lines = [resume.phone, resume.email, resume.location, ...(resume.links ?? [])].filter(Boolean)
  return `<section class="contact-box"><h2>Contact</h2>${lines.map((line) => `<p>${text(line ?? '')}</p>`).join('')}</section>`
}

function block(section: Section, resume: Resume): string {
  const heading = section.heading ? `<h2>${text(section.heading)}</h2>` : ''
  return `<section>${heading}${inside(section, resume)}</section>`
}

function inside(section: Section, resume: Resume): string {
  return [
    ...(section.text ?? []).map((line) => `<p>${text(line)}</p>`),
    list(section.list),
    section.skills ? skills(section.skills) : '',
    jobs(section.jobs ?? [], resume),
    (section.schools ?? []).map((entry) => school(entry, resume)).join(''),
  ].join('')
}

function skills({ as, items = [], groups = [] }: NonNullable<Section['skills']>): string {
  const separators: Record<string, string> = {
    commas: ', ',
    semicolons: '; ',
    pipes: ' | ',
    slashes: ' / ',
    dots: ' • ',
  }
  const separator = separators[as]
  if (separator) return `<p>${text(items.join(separator))}</p>`
  if (as === 'grouped')
    return groups.map(([name, of]) => `<p><b>${text(name)}:</b> ${text(of.join(', '))}</p>`).join('')
  if (as === 'grouped-bullets')
    return groups.map(([name, of]) => `<h3>${text(name)}</h3>${list(of)}`).join('')
  if (as === 'stacked') return items.map((item) => `<p class="tight">${text(item)}</p>`).join('')
  if (as === 'chips')
    return `<p>${items.map((item) => `<span class="chip">${text(item)}</span>`).join(' ')}</p>`
  if (as === 'bars')
    return items
      .map((item, at) => `<div class="skill">${text(item)}<i style="width:${90 - (at % 4) * 15}%"></i></div>`)
      .join('')
  return `<ul class="${as}">${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`
}

function jobs(all: Job[], resume: Resume): string {
  const style = resume.look?.jobs ?? 'title'
  if (all.length > 0 && style === 'table') {
    const rows = all.map(
      (job) => `<tr><td>${text(job.dates)}</td><td>${text(job.title)}</td><td>${text(place(job))}</td></tr>`,
    )
    return `<table class="rows"><tr><th>Period</th><th>Position</th><th>Company</th></tr>${rows.join('')}</table>`
  }
  return all.map((job) => `<div class="job by-${style}">${jobHead(job, style)}${duties(job)}</div>`).join('')
}

function jobHead(job: Job, style: string): string {
  const title = `<b>${text(job.title)}</b>`
  const dates = `<span class="when">${text(job.dates)}</span>`
  const at = text(place(job))
  if (style === 'company') return `<p><b>${at}</b> ${dates}</p><p><em>${text(job.title)}</em></p>`
  if (style === 'line') return `<p>${title} | ${at} | ${text(job.dates)}</p>`
  if (style === 'dates') return `<p class="left">${text(job.dates)}</p><p>${title}<br>${at}</p>`
  if (style === 'dash') return `<p>${title} – ${at} (${text(job.dates)})</p>`
  if (style === 'at') return `<p>${title} at ${at}</p><p class="small">${text(job.dates)}</p>`
  return `<p>${title} ${dates}</p><p>${at}</p>`
}

function duties(job: Job): string {
  return (job.text ? `<p>${text(job.text)}</p>` : '') + list(job.points)
}

function place(job: Job): string {
  return [job.company, job.place].filter(Boolean).join(', ')
}

function school(entry: School, resume: Resume): string {
  const notes = entry.notes ? `<p class="small">${text(entry.notes)}</p>` : ''
  const when = entry.dates ? `<span class="when">${text(entry.dates)}</span>` : ''
  const style = resume.look?.schools ?? 'degree'
  if (style === 'line')
    return `<p>${text([entry.degree, entry.school, entry.dates].filter(Boolean).join(', '))}</p>${notes}`
  if (style === 'dates')
    return `<p>${text(entry.dates ?? '')}</p><p><b>${text(entry.degree)}</b></p><p>${text(entry.school)}</p>${notes}`
  if (style === 'school')
    return `<p><b>${text(entry.school)}</b> ${when}</p><p>${text(entry.degree)}</p>${notes}`
  return `<p><b>${text(entry.degree)}</b> ${when}</p><p>${text(entry.school)}</p>${notes}`
}

function europassRows(section: Section, resume: Resume): string {
  const head = row(section.heading, inside({ ...section, jobs: [], schools: [] }, resume), 'head')
  const jobRows = (section.jobs ?? []).map(
    (job) =>
      row('Dates', text(job.dates)) +
      row('Occupation or position held', text(job.title)) +
      row('Main activities and responsibilities', duties(job)) +
      row('Name and address of employer', text(place(job))),
  )
  const schoolRows = (section.schools ?? []).map(
    (entry) =>
      row('Dates', text(entry.dates ?? '')) +
      row('Title of qualification awarded', text(entry.degree)) +
      row('Name of organisation providing education', text(entry.school)),
  )
  return [head, ...jobRows, ...schoolRows].join('')
}

function row(label: string, value: string, kind = ''): string {
  return `<tr class="${kind}"><th>${text(label)}</th><td>${value}</td></tr>`
}

function list(items: string[] | undefined): string {
  return items?.length ? `<ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>` : ''
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
