import { renderPage, type Viewer } from '../html.ts'

export type GoneReason = 'removed' | 'unavailable' | 'missing'

const WORDS: Record<GoneReason, { heading: string; text: string; hint: string }> = {
  removed: {
    heading: 'Job No Longer Posted',
    text: 'This job post has been deleted and is no longer visible.',
    hint: 'Check out our Job Search page for the latest job postings:',
  },
  // The real text is unknown.
  unavailable: {
    heading: 'Job Unavailable',
    text: 'This job post is not available at the moment.',
    hint: 'Check out our Job Search page for the latest job postings:',
  },
  missing: {
    heading: 'Oops, we lost you there.',
    text: 'We could not find the page you were looking for.',
    hint: 'Here are some useful links instead:',
  },
}

export function renderGonePage(viewer: Viewer, reason: GoneReason): string {
  const { heading, text, hint } = WORDS[reason]
  return renderPage({
    viewer,
    title: '',
    body: `
<section class="section-404">
    <div class="container section-404-wrap">
        <div class="row">
            <div class="col-xs-12 col-md-6">
                <h1 class="text-jumbo">${heading}</h1>
                <h3>${text}</h3>
                <p class="fs-16">${hint}</p>
                <ul>
                    <li><a href="/jobseekers/jobsearch">Find A Job</a></li>
                </ul>
            </div>
        </div>
    </div>
</section>`,
  })
}

/** CodeIgniter's answer to a stale form token (403). */
export const CSRF_REFUSED = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Error</title></head>
<body><div id="container"><h1>An Error Was Encountered</h1><p>The action you have requested is not allowed.</p></div></body></html>
`

export const BOT_PAGE = `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"></head>
<body><div class="main-wrapper"><h1>Just a moment...</h1><p>Checking your browser before you continue.</p>
<script src="/cdn-cgi/challenge-platform/orchestrate.js" async></script></div></body></html>
`

export function renderPlainError(heading: string): string {
  return `<html>
<head><title>${heading}</title></head>
<body><center><h1>${heading}</h1></center><hr><center>nginx</center></body>
</html>
`
}
