/** The board uses `&#039;`. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
}

/** JSON for a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

export type Viewer = { csrf: string; account?: { id: number; name: string; email: string } | undefined }
export type Page = {
  viewer: Viewer
  title: string
  description?: string
  /** Added to the dataLayer. */
  layer?: Record<string, unknown>
  body: string
}

export function renderPage({ viewer, title, description = '', layer = {}, body }: Page): string {
  const visitor = { country: 'PH', visitorType: viewer.account ? 'jobseeker' : 'guest', ...layer }
  return `<!DOCTYPE html>
<html lang="en">
    <head>
        <meta charset="utf-8">
        <meta name="robots" content="index,follow" />
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>${escape(title)}</title>
        <meta name="description" content="${escape(description)}" />
        <meta name="keywords" content="" />
        <script>
window.dataLayer = window.dataLayer || [];
dataLayer.push(${scriptJson(visitor)});
</script>
        <meta name="csrf-name" content="csrf-token">
<meta name="csrf-token" content="${viewer.csrf}">
        <style>${LOOK}</style>
</head>
        <body class="" >
                <div class="d-flex flex-column" style="min-height: 100vh">
<header>
    <div class="container"><nav class="navbar navbar-expand-lg navbar-light"><ul class="navbar-nav">
${viewer.account ? workerLinks(viewer.account.name) : GUEST_LINKS}
    </ul></nav></div>
</header>
${body}
        <footer class="mt-auto pt-0">
            <div class="container container-1140 mt-3">
                        <span class="fs-14 copyright-text d-none d-md-block">A stand-in for the real job board, for developing and testing.</span>
            </div>
        </footer>
    </div>
</body>
</html>
`
}

const GUEST_LINKS = `        <li class="nav-item nav-item-br"><a class="nav-link btn btn-success" href="/jobseekers/jobsearch">find jobs</a></li>
        <li class="nav-item"><a class="nav-link nav-link-primary pr-0" href="/login">log in</a></li>
        <li class="nav-item"><a class="nav-link nav-link-primary" href="/register">sign up</a></li>`

function workerLinks(name: string): string {
  return `        <li class="nav-item nav-item-br"><a class="nav-link btn btn-success" href="/jobseekers/jobsearch">find jobs</a></li>
        <li class="nav-item"><a class="nav-link" href="/jobseekers/jobapplications/sent">Job Applications</a></li>
        <li class="nav-item"><a class="nav-link" href="/jobseekers">${escape(name)}</a></li>
        <li class="nav-item"><a class="nav-link nav-link-primary" href="/logout">log out</a></li>`
}

const LOOK = `body{margin:0;font:15px/1.5 system-ui,sans-serif;color:#222;background:#f4f7fa}.container{max-width:60rem;margin:0 auto;padding:1rem}
header,.bg-primary{background:#17405f;color:#fff}header a,.bg-primary a{color:#fff}.navbar-nav{display:flex;gap:1rem;list-style:none;margin:0;padding:0}
.jobpost-cat-box,.card,.thread{background:#fff;border:1px solid #d5dde4;border-radius:6px;padding:1rem;margin:0 0 1rem}.badge{background:#e3edf5;color:#17405f;border-radius:4px;padding:0 .4em;font-size:.85em;margin-right:.3em}
.pagination{display:flex;gap:.6rem;list-style:none;padding:0}.job__title,.job__logo{text-align:center;margin:0;padding:1rem}.error{color:#a11}.d-none{display:none}
.job-post .row{display:flex;flex-wrap:wrap;gap:2rem}dl,dd{margin:0}.section-perks{padding:0 1rem 1rem;text-align:center}label{display:block;margin:.6rem 0 0}input[type=text],input[type=email],input[type=password],textarea{width:100%;max-width:40rem;padding:.4rem;font:inherit}.hp{position:absolute;left:-5000px}`
