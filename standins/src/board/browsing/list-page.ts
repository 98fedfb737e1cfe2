import { manilaStamp, utcStamp } from '../dates.ts'
import { escape, renderPage, type Viewer } from '../html.ts'
import { jobPath, type Listing } from '../listings/listing.ts'
import { redactForGuests } from '../listings/redact.ts'
import { ALL_SKILLS_SCRIPT } from '../listings/skills.ts'
import { renderPager } from './pager.ts'

const TEASER_LENGTH = 250

export type ListPage = {
  viewer: Viewer
  listings: readonly Listing[]
  total: number
  offset: number
  keyword: string
  skillTags: string
  ticked: { gig: boolean; partTime: boolean; fullTime: boolean }
  /** Without the offset; the pager keeps the query. */
  base: string
  query: string
}

export function renderListPage(page: ListPage): string {
  const tick = (on: boolean) => (on ? ' checked' : '')
  const body = `
            <div class="container">
            <form method="get" action="/jobseekers/jobsearch" id="myform" name="myform" class="form-inline form-search mb-3">
                      <input type="text" class="form-control w-100" placeholder="Search for a job title or company" value='${escape(page.keyword)}' name="jobkeyword" id="jobkeyword">
                      <button type="submit" class="btn btn-rounded btn-primary text-uppercase" value="Search Job">search</button>
                    <h2 class="fs-18 fw-500">Filter by skills:</h2>
                    <label for="js-skill-search" class="fs-12 fs-10">SELECT UP TO 3 SKILLS</label>
                    <input type="text" class="form-control form-control_oj form-control_skillSearch sm" id="js-skill-search" placeholder="Search for skills">
                    <input type="hidden" name="skill_tags" id="skill_tags" value="${escape(page.skillTags)}" />
                    <label>EMPLOYMENT TYPE</label>
                    <input type="checkbox" class="custom-control-input" id="gig" name="gig"${tick(page.ticked.gig)}><label for="gig">Gig</label>
                    <input type="checkbox" class="custom-control-input" id="Part-time" name="partTime"${tick(page.ticked.partTime)}><label for="Part-time">Part-Time</label>
                    <input type="checkbox" class="custom-control-input" id="Full-time" name="fullTime"${tick(page.ticked.fullTime)}><label for="Full-time">Full-Time</label>
                <button type="submit" value="Search Job" class="btn btn-outline-primary btn-rounded w-100" >REFINE SEARCH RESULTS</button>
                <input type="hidden" value="1" name="isFromJobsearchForm"/>
            </form>
          <div class="results pt-0 pb-0 pl-0 pr-0 pr-md-3 pt-md-4">
            <div class="row">
              <div class="col-8">
                <p class="fs-12">
                  Displaying ${page.listings.length} out of ${page.total}                  jobs                </p>
              </div>
            </div>
${page.listings.map(renderCard).join('')}          </div>
          <div class="oj-pagination text-center pl-0 pt-2">
                <nav aria-label="Page navigation example jobsearch">
                    ${renderPager(page)}                </nav>
          </div>
            </div>
<script>
    const allSkills = {
        ${ALL_SKILLS_SCRIPT}
    };
</script>`
  return renderPage({
    viewer: page.viewer,
    title: 'Online Jobs in the Philippines at OnlineJobs.ph',
    description: 'Remote jobs for Filipino workers.',
    layer: {
      event: 'search',
      search_term: page.keyword,
      search_category: 'jobs',
      search_result_count: page.total,
    },
    body,
  })
}

/** A link around other links, as on the real board. */
function renderCard(listing: Listing): string {
  const path = escape(jobPath(listing))
  const type = listing.type_of_work
  const logo = listing.employer.logo
  const image = logo
    ? `<img class="jobpost-cat-box-logo" src="${escape(logo)}" alt="${escape(listing.employer.name ?? '')}">`
    : ''
  const tags = listing.skills.length === 0 ? [{ name: '', slug: '' }] : listing.skills
  return `            <!-- Start -->
<a href="${path}" style="text-decoration: none;color:inherit;">
    <div style="position: relative;" class="jobpost-cat-box latest-job-post card-hover-default">
                ${image}<dl class="row fs-14 d-flex justify-content-between">
        <dt class="col">
            <h4 class="fs-16 fw-700">${escape(listing.title)}            <span class="badge ${type.toLowerCase().replace(' ', '-')} mt-md-0">${type}</span>            </h4>
        </dt>
        </dl>

        <p class="fs-13 mb-0" data-temp="${manilaStamp(listing.posted)}" data-temp-2="${utcStamp(listing.posted)}">
        <em>Posted on ${manilaStamp(listing.posted)}</em>
</p>

        <dl class="row fs-14 no-gutters align-items-top mt-2 mb-2 mt-sm-0 mb-sm-0">
        <dt class="col-auto text-center"><i class="icon icon-round-dollar fs-22 mr-2 d-sm-none d-block left"></i></dt>
        <dd class="col">${escape(listing.salary)}</dd>
        </dl>
        <div class="desc fs-14 d-none d-sm-block">
        ${teaser(listing.description)}&#8230; <a href="${path}" target="_blank">See More</a>
        </div>

        <div class="job-tag">
            ${tags.map(({ slug, name }) => `<a href='/jobseekers/search/c/${slug}' class='badge'>${escape(name)}</a>`).join('')}        </div>
    </div>
</a>
<!-- End -->
`
}

function teaser(description: string): string {
  const plain = redactForGuests(description, '')
  const cut = plain.length > TEASER_LENGTH ? plain.slice(0, plain.lastIndexOf(' ', TEASER_LENGTH)) : plain
  return escape(cut.trim()).replaceAll('\n', '<br />\n')
}
