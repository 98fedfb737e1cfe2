import { type Board, field } from '../context.ts'
import { escape, renderPage, type Viewer } from '../html.ts'
import { giveFormToken, hasGoodToken, SESSION_COOKIE, sendPage, setSession } from '../visits.ts'

const WRONG = 'Sorry, the email address or password is incorrect.'
const LOCKED = 'Your account has been locked. Please contact support.'

export function serveLogin(board: Board): void {
  const { app, accounts, sessions } = board

  app.get('/login', (request, reply) => {
    if (!request.cookies[SESSION_COOKIE]) setSession(reply, sessions.newToken())
    return sendPage(reply, renderLogin(request.viewer, ''))
  })

  app.post('/authenticate', async (request, reply) => {
    if (!hasGoodToken(request, reply)) return reply
    if (request.fault?.kind === 'locked') return sendPage(reply, renderLogin(request.viewer, LOCKED))
    const credentials = {
      email: field(request.body, 'info[email]'),
      password: field(request.body, 'info[password]'),
    }
    const account = await accounts.find(credentials)
    if (!account) return sendPage(reply, renderLogin(request.viewer, WRONG))
    if (accounts.isLocked(account.id)) return sendPage(reply, renderLogin(request.viewer, LOCKED))
    const guest = request.cookies[SESSION_COOKIE] ?? sessions.newToken()
    sessions.arrive(guest, account.id)
    setSession(reply, guest)
    return reply.redirect('/jobseekers', 303)
  })

  app.get('/jobseekers', (request, reply) => {
    // As on the real board, this page sets the worker's cookie.
    const arrived = sessions.signIn(request.cookies[SESSION_COOKIE] ?? '')
    if (arrived) {
      setSession(reply, arrived.token)
      request.viewer = { ...request.viewer, account: accounts.get(arrived.account) }
    }
    const account = request.viewer.account
    if (!account) return reply.redirect('/login')
    return sendPage(reply, renderHome(request.viewer, account.name, board.pointsOf(account.id)))
  })

  app.get('/logout', (request, reply) => {
    sessions.end(request.cookies[SESSION_COOKIE] ?? '')
    setSession(reply, '')
    giveFormToken(request, reply)
    return reply.redirect('/login')
  })

  app.get('/register', (request, reply) => sendPage(reply, renderRegister(request.viewer, '')))

  app.post('/register', async (request, reply) => {
    if (!hasGoodToken(request, reply)) return reply
    const [name, email, password] = ['name', 'email', 'password'].map((key) =>
      field(request.body, `info[${key}]`),
    )
    const problem = registrationProblem(name ?? '', email ?? '', password ?? '')
    if (problem) return sendPage(reply, renderRegister(request.viewer, problem))
    const account = await accounts.register(name ?? '', email ?? '', password ?? '')
    if (!account)
      return sendPage(reply, renderRegister(request.viewer, 'This email address is already registered.'))
    return sendPage(reply, renderLogin(request.viewer, '', 'Your account is ready. Please log in.'))
  })
}

function registrationProblem(name: string, email: string, password: string): string {
  if (name.trim() === '') return 'Please enter your name.'
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) || email.length > 254)
    return 'Please enter a valid email address.'
  return password.length < 6 || password.length > 200
    ? 'Please enter a password of at least 6 characters.'
    : ''
}

function renderLogin(viewer: Viewer, error: string, notice = ''): string {
  const body = `
<section class="section-login"><div class="container">
    <h1 class="fs-24">Log In</h1>
    ${error ? `<p class="error">${escape(error)}</p>` : ''}${notice ? `<p class="notice">${escape(notice)}</p>` : ''}
    <form method="post" action="/authenticate" id="login-form">
        <input type="hidden" name="csrf-token" value="${viewer.csrf}">
        <label for="login_username">Email</label>
        <input type="email" name="info[email]" id="login_username" class="form-control" autocomplete="username">
        <label for="login_password">Password</label>
        <input type="password" name="info[password]" id="login_password" class="form-control" autocomplete="current-password">
        <p><button type="submit" name="login" value="Login →" class="btn btn-primary">Login →</button></p>
    </form>
    <p>No account yet? <a href="/register">Register as jobseeker</a></p>
</div></section>`
  return renderPage({ viewer, title: 'Log In - OnlineJobs.ph', body })
}

function renderRegister(viewer: Viewer, error: string): string {
  const body = `
<section class="section-register"><div class="container">
    <h1 class="fs-24">Register as jobseeker</h1>
    ${error ? `<p class="error">${escape(error)}</p>` : ''}
    <form method="post" action="/register" id="register-form">
        <input type="hidden" name="csrf-token" value="${viewer.csrf}">
        <label for="name">Name</label>
        <input type="text" name="info[name]" id="name" class="form-control" autocomplete="name">
        <label for="email">Email</label>
        <input type="email" name="info[email]" id="email" class="form-control" autocomplete="email">
        <label for="password">Password</label>
        <input type="password" name="info[password]" id="password" class="form-control" autocomplete="new-password">
        <p><button type="submit" class="btn btn-primary">Register</button></p>
    </form>
</div></section>`
  return renderPage({ viewer, title: 'Register - OnlineJobs.ph', body })
}

function renderHome(viewer: Viewer, name: string, points: number): string {
  const body = `
<section><div class="container">
    <h1 class="fs-24">Welcome back, ${escape(name)}!</h1>
    <p>Apply points: <strong class="apply-points">${points}</strong></p>
    <ul>
        <li><a href="/jobseekers/jobsearch">Find a job</a></li>
        <li><a href="/jobseekers/jobapplications/sent">Job Applications / Sent</a></li>
    </ul>
</div></section>`
  return renderPage({ viewer, title: 'Jobseeker - OnlineJobs.ph', body })
}
