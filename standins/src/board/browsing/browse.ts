import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Board, field } from '../context.ts'
import { renderGonePage } from '../failing/error-pages.ts'
import { skillWithId } from '../listings/skills.ts'
import { sendPage } from '../visits.ts'
import { renderDetailPage } from './detail-page.ts'
import { renderListPage } from './list-page.ts'
import { PAGE_SIZE } from './pager.ts'

const BOXES = { gig: 'Gig', partTime: 'Part Time', fullTime: 'Full Time' } as const

export function serveBrowsing(board: Board, ownUrl: () => string): void {
  const { app, catalogue, applications } = board
  const list = (request: FastifyRequest, reply: FastifyReply) => {
    const { offset, slug } = request.params as { offset?: string; slug?: string }
    if (offset !== undefined && !/^\d{1,7}$/.test(offset)) return reply.redirect('/error')
    const start = Number(offset ?? 0)
    const keyword = field(request.query, 'jobkeyword').replace(/\[standin:.*?\]/i, '')
    const skillTags = field(request.query, 'skill_tags')
    const ticked = {
      gig: field(request.query, 'gig') !== '',
      partTime: field(request.query, 'partTime') !== '',
      fullTime: field(request.query, 'fullTime') !== '',
    }
    const on = Object.entries(BOXES).filter(([box]) => ticked[box as keyof typeof BOXES])
    // All boxes or none mean everything.
    const all = on.length === 0 || on.length === 3
    const skillIds = skillTags
      .split(',')
      .filter((id) => id !== '')
      .slice(0, 3)
    const found = catalogue.search({
      keyword: keyword.trim().toLowerCase(),
      types: new Set(all ? [] : on.map(([, type]) => type)),
      skillSlugs: skillIds.map((id) => skillWithId(Number(id))?.slug ?? 'unknown skill'),
      group: slug ?? '',
    })
    const query = new URLSearchParams({ jobkeyword: keyword, skill_tags: skillTags })
    for (const [box] of Object.entries(BOXES))
      if (all || ticked[box as keyof typeof BOXES]) query.set(box, 'on')
    query.set('isFromJobsearchForm', '1')
    const page = {
      viewer: request.viewer,
      listings: found.slice(start, start + PAGE_SIZE),
      total: found.length,
      offset: start,
      keyword,
      skillTags,
      ticked: all ? { gig: true, partTime: true, fullTime: true } : ticked,
      base: ownUrl() + (slug === undefined ? '/jobseekers/jobsearch' : `/jobseekers/search/c/${slug}`),
      query: slug === undefined ? `?${query}` : '',
    }
    return sendPage(reply, renderListPage(page))
  }
  app.get('/jobseekers/jobsearch', list)
  app.get('/jobseekers/jobsearch/:offset', list)
  app.get('/jobseekers/search/c', list)
  app.get('/jobseekers/search/c/:slug', list)
  app.get('/jobseekers/search/c/:slug/:offset', list)
  app.get('/', (_request, reply) => reply.redirect('/jobseekers/jobsearch'))

  app.get('/jobseekers/job/:name', (request, reply) => {
    const { name } = request.params as { name: string }
    const listing = catalogue.get(Number(/(\d{1,12})$/.exec(name)?.[1]))
    if (!listing) return reply.redirect('/error')
    // The real status is unknown; 200 is harder for a reader.
    if (listing.state !== 'open') return sendPage(reply, renderGonePage(request.viewer, listing.state))
    const account = request.viewer.account
    const page = renderDetailPage({
      viewer: request.viewer,
      listing,
      applied: account !== undefined && applications.hasApplied(account.id, listing.id),
      employerPosts: account ? catalogue.postsOf(listing.employer.id) : 0,
    })
    return sendPage(reply, page)
  })

  app.get('/error', (request, reply) => sendPage(reply.code(404), renderGonePage(request.viewer, 'missing')))
  app.setNotFoundHandler((_request, reply) => reply.redirect('/error'))
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nCrawl-delay: 5\nDisallow: /apply\n'),
  )
}
