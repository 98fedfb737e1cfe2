import type { FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_SIZE, renderPager } from '../browsing/pager.ts'
import type { Board } from '../context.ts'
import { manilaStamp, utcStamp } from '../dates.ts'
import { escape, renderPage } from '../html.ts'
import { sendPage } from '../visits.ts'
import type { Application } from './applications.ts'

const PATH = '/jobseekers/jobapplications/sent'

/** Newest first. */
export function serveSentList({ app, applications }: Board, ownUrl: () => string): void {
  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    const account = request.viewer.account
    if (!account) return reply.redirect('/login')
    const { offset = '0' } = request.params as { offset?: string }
    if (!/^\d{1,7}$/.test(offset)) return reply.redirect('/error')
    const sent = applications.sentBy(account.id)
    const start = Number(offset)
    const body = `
<section><div class="container">
    <h1 class="fs-24">Job Applications</h1>
    <p><strong>Sent</strong> (${sent.length})</p>
${sent
  .slice(start, start + PAGE_SIZE)
  .map(renderThread)
  .join('')}
    <div class="oj-pagination">${renderPager({ base: ownUrl() + PATH, query: '', offset: start, total: sent.length })}</div>
</div></section>`
    return sendPage(
      reply,
      renderPage({ viewer: request.viewer, title: 'Job Applications / Sent - OnlineJobs.ph', body }),
    )
  }
  app.get(PATH, serve)
  app.get(`${PATH}/:offset`, serve)
}

function renderThread({ id, subject, job_path, job_title, sent_at, state }: Application): string {
  const sent = new Date(sent_at)
  const badge = state === 'Sent' ? '' : ` <span class="badge thread-state">${state}</span>`
  return `    <div class="thread" data-thread-id="${id}">
        <h4 class="fs-16 thread-subject">${escape(subject)}${badge}</h4>
        <p class="thread-job">First contacted for Job <a href="${escape(job_path)}">${escape(job_title)}</a></p>
        <p class="fs-13 thread-date" data-temp="${manilaStamp(sent)}" data-temp-2="${utcStamp(sent)}"><em>${manilaStamp(sent)}</em></p>
    </div>
`
}
