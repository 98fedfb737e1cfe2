import { escape, renderPage, type Viewer } from '../html.ts'
import { jobPath, type Listing } from '../listings/listing.ts'

export type ApplyForm = {
  viewer: Viewer
  worker: { name: string; email: string }
  listing: Listing
  error: string
  balance: number
  sentToday: number
  backId: string
  typed: { subject: string; message: string; points: string }
}

/** The form is beside others that must stay empty. */
export function renderApplyForm({
  viewer,
  worker,
  listing,
  error,
  balance,
  sentToday,
  backId,
  typed,
}: ApplyForm): string {
  const hidden = {
    'csrf-token': viewer.csrf,
    'info[name]': worker.name,
    'info[email]': worker.email,
    contact_email: worker.email,
    email_sent_count_today: String(sentToday),
    back_id: backId,
    sent_to_e_id: String(listing.employer.id),
    job_id: String(listing.id),
  }
  const body = `
<section><div class="container">
    <h1 class="fs-24">Apply for <a href="${escape(jobPath(listing))}">${escape(listing.title)}</a></h1>
    ${error ? `<p class="error">${escape(error)}</p>` : ''}
    <form method="post" action="/apply" id="apply-form" class="oj-form">
${Object.entries(hidden)
  .map(([name, value]) => `        <input type="hidden" name="${name}" value="${escape(value)}" />`)
  .join('\n')}
        <label for="subject">Subject</label>
        <input type="text" name="info[subject]" id="subject" class="form-control" required value="${escape(typed.subject)}">
        <label for="message">Message</label>
        <textarea name="info[message]" id="message" rows="12" class="form-control" required>${escape(typed.message)}</textarea>
        <label for="contact-info-content">Contact information</label>
        <textarea id="contact-info-content" rows="2" class="form-control"></textarea>
        <label for="points">Apply points to use (you have <span class="apply-points">${balance}</span>)</label>
        <input type="text" name="points" id="points" class="form-control" value="${escape(typed.points)}">
        <p><button type="submit" name="op" value="SEND EMAIL" class="btn btn-success">SEND EMAIL</button></p>
    </form>
    <div class="hp" aria-hidden="true">
        <form method="post" action="/register" class="employer-register">
            <input type="text" name="employer[name]" tabindex="-1" autocomplete="off"><input type="text" name="employer[email]" tabindex="-1" autocomplete="off">
            <input type="checkbox" name="terms" tabindex="-1"><input type="hidden" name="regproduct" value="">
        </form>
        <form method="post" action="/register" class="newsletter"><input type="text" name="b_5c1f0e_9a7d" tabindex="-1" value="" autocomplete="off"></form>
    </div>
</div></section>`
  return renderPage({ viewer, title: 'Apply - OnlineJobs.ph', body })
}

export function renderNotice(viewer: Viewer, heading: string, text: string): string {
  const body = `
<section><div class="container">
    <h1 class="fs-24">${escape(heading)}</h1>
    <div class="alert"><p>${escape(text)}</p></div>
    <p><a href="/jobseekers/jobapplications/sent">Job Applications / Sent</a> · <a href="/jobseekers/jobsearch">Find a job</a></p>
</div></section>`
  return renderPage({ viewer, title: `${heading} - OnlineJobs.ph`, body })
}
