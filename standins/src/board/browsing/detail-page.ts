import { shortDate } from '../dates.ts'
import { escape, renderPage, type Viewer } from '../html.ts'
import type { Listing } from '../listings/listing.ts'
import { splitRedacted } from '../listings/redact.ts'

export type DetailPage = {
  viewer: Viewer
  listing: Listing
  /** Shown only to a logged-in worker. */
  applied: boolean
  employerPosts: number
}

export function renderDetailPage({ viewer, listing, applied, employerPosts }: DetailPage): string {
  const { id, title, employer } = listing
  const logo = employer.logo
    ? `<img src="${escape(employer.logo)}" class="jobpost-cat-box-logo mr-2 mr-md-3" alt="" />`
    : ''
  const named = employer.name
    ? `
                    <h3 class="fs-24 fw-600 text-white text-center mb-40 job__logo">
                        ${logo}
                        ${escape(employer.name)}                    </h3>
`
    : ''
  const body = `
<section class="bg-primary section-perks pt-4 position-relative">
                <div class="text-left fs-14 mb-4">
                    <button type="button" class="link-back">&#60; Back to search results</button>
                </div>
${named}
                <h1 class="fs-24 fw-600 text-white text-center mb-40 job__title" data-jobid="${id}">${escape(title)}</h1>

                <div class="col-12 text-center mb-2">
${viewer.account ? renderApply(viewer, id, applied) : GUEST_CALL}
                </div>
</section>

<section class="bg-ltblue pt-4 pt-lg-0">
    <div class="container lg-container">
      <div class="card job-post shadow mb-4 mb-md-0">
        <div class="card-body">
          <div class="row">
${renderBox('icon-work.jpg', 'TYPE OF WORK', listing.type_of_work)}
${renderBox('icon-money.jpg', 'WAGE / SALARY', listing.salary)}
${renderBox('clock.png', 'HOURS PER WEEK', listing.hours)}
${renderBox('icon-date.jpg', 'DATE UPDATED', shortDate(listing.posted))}
          </div>
        </div>
      </div>

          <div class="card card-jobseeker shadow-sm mb-40">
            <div class="card-header fs-18">
              <i class="far fa-file-alt"></i> <strong>JOB OVERVIEW</strong>
            </div>
            <div class="card-body">
                <p id="job-description" class="job-description" data-jobid="${id}" >
                    ${renderDescription(listing.description, viewer)}                </p>
            </div>
          </div>
${renderSkills(listing)}${viewer.account ? renderEmployer(listing, employerPosts) : ''}
      <div class="row got-questions d-none">
        <div class="col-12">
            <div class="fs-18 fw-600 mb-3">VIEW OTHER JOB POSTS FROM:</div>
        </div>
      </div>
              <div class="fs-18 fw-600 mb-3">SHARE THIS POST</div>
    </div>
    </section>
<script>
  document.addEventListener('DOMContentLoaded', function(){
    const jobId = ${id};
    const employerId = ${employer.id};
  });
</script>
        <form class="oj-form text-left d-none">
              <textarea name="note" id="noteText" rows="2" class="form-control pl-3"></textarea>
              <input type="hidden" name="job_id" id="jobIdText" value="${id}" />
              <input type="hidden" name="FormBookmarkValue" id="FormBookmarkValueText" value="Add Bookmark" />
        </form>
<div class="div-blurred-text" style="display: none">
    <div class="on-blurred-text">
        <h4>Why is this blurred?</h4>
        <p>
                            For privacy and security reasons, you need to be logged into an OnlineJobs.ph account in order to view this link.
        </p>
    </div>
</div>`
  return renderPage({
    viewer,
    title: `${title} ${id} - OnlineJobs.ph`,
    description: `Looking for a skilled Filipino ${title}`,
    layer: { job_title: title, job_id: String(id) },
    body,
  })
}

const GUEST_CALL = `                        <h3 class="fs-20 fw-600 text-white text-center mb-40">
                            Please <a href="/login">login</a> or <a href="/register">register</a> as jobseeker to apply for this job.
                        </h3>`

function renderBox(icon: string, label: string, value: string): string {
  return `            <div class="col-lg-3 col-md-6 border-right">
              <dl class="row no-gutters">
                <dt class="col-auto">
                  <img src="/images/${icon}" alt="">
                </dt>
                <dd class="col-auto">
                  <h3 class="fs-12 mb-0">${label}</h3>
                  <p class="fs-18"> ${escape(value)} </p>
                </dd>
              </dl>
            </div>`
}

function renderDescription(description: string, viewer: Viewer): string {
  const pieces = splitRedacted(description).map((piece, index) => {
    // Every second piece is hidden from guests.
    if (index % 2 === 1 && !viewer.account) return '<ojfilter certainty="3"> ---------- </ojfilter>'
    return escape(piece).replaceAll('\n', '<br />\n')
  })
  return pieces.join('')
}

function renderSkills({ skills }: Listing): string {
  if (skills.length === 0) return ''
  const links = skills.map(
    ({ slug, name }) =>
      `                        <a href="/jobseekers/search/c/${slug}" class="card-worker-topskill" style="color: #464646;">${escape(name)}</a>`,
  )
  return `            <div class="card card-jobseeker card-worker card-job-post shadow-sm mb-40">
                <div class="card-header fs-18">
                <i class="icon icon-selection"></i> <strong>SKILL REQUIREMENT</strong>
                </div>
                <div class="card-body">
                <dl class="card-worker-dl mb-4">
                    <dd>
${links.join('\n')}
                    </dd>
                </dl>
                </div>
            </div>
`
}

function renderApply(viewer: Viewer, jobId: number, applied: boolean): string {
  if (applied) {
    return '                    <button type="button" class="btn btn-danger" disabled>You already applied to this job</button>'
  }
  return `                    <form method="post" action="/apply" class="form-apply">
                        <input type="hidden" name="csrf-token" value="${viewer.csrf}" />
                        <input type="hidden" name="contact_email" value="${escape(viewer.account?.email ?? '')}" />
                        <input type="hidden" name="job_id" value="${jobId}" />
                        <input type="hidden" name="back_id" value="${jobId}" />
                        <button type="submit" class="btn btn-success">APPLY FOR THIS JOB</button>
                    </form>`
}

function renderEmployer({ employer }: Listing, posts: number): string {
  return `          <div class="card card-jobseeker shadow-sm mb-40">
            <div class="card-header fs-18"><strong>ABOUT THE EMPLOYER</strong></div>
            <div class="card-body">
              <dl>
                <dt>Contact Person</dt><dd>${escape(employer.name ?? 'Not shown')}</dd>
                <dt>Total Job Posts</dt><dd>${posts}</dd>
              </dl>
            </div>
          </div>
`
}
