import { escape } from '../board/html.ts'
import type { Person } from './people.ts'

const nameOf = ({ givenName, familyName }: Person) => escape(`${givenName} ${familyName}`.trim())
const initialOf = ({ givenName }: Person) => escape(givenName.charAt(0) || '?')

function noteOf({ email, isEmailVerified }: Person): string {
  if (!email) return 'shares no email address'
  return escape(email) + (isEmailVerified ? '' : ' · not verified')
}

export function homePage(to: { site: string; people: readonly Person[] }): string {
  const accounts = to.people.map(
    (one) => `
      <li><span class="face">${initialOf(one)}</span>
        <span><b>${nameOf(one)}</b><small>${noteOf(one)}</small></span></li>`,
  )
  return page(
    'A sign-in provider to try with',
    `<p>Where ${escape(to.site)} says “Continue with Google”, on this machine it leads here. Begin there: this page only
      lists the accounts you can choose. No password is asked, and any other address can be typed.</p>
    <ul class="listed">${accounts.join('')}
    </ul>`,
  )
}

/** Listed accounts, and any other by address. */
export function loginPage(to: {
  site: string
  people: readonly Person[]
  problem?: string
  hint?: string
}): string {
  const choices = to.people.map(
    (one) => `
      <li><button name="sub" value="${one.sub}">
        <span class="face">${initialOf(one)}</span>
        <span><b>${nameOf(one)}</b><small>${noteOf(one)}</small></span>
      </button></li>`,
  )
  return page(
    'Choose an account',
    `<p>to continue to <b>${escape(to.site)}</b></p>
    <form method="post" action="login"><ul>${choices.join('')}
    </ul></form>
    <form method="post" action="login" class="typed">
      ${to.problem ? `<p role="alert" class="wrong">${escape(to.problem)}</p>` : ''}
      <label>Use another account<input type="email" name="email" required maxlength="254" autocomplete="off"
        placeholder="name@example.com" value="${escape(to.hint ?? '')}"></label>
      <label class="tick"><input type="checkbox" name="verified" value="yes" checked>
        The provider has verified this address</label>
      <button class="main">Continue</button>
    </form>
    ${cancel}`,
  )
}

export function consentPage(to: { site: string; person: Person; scopes: readonly string[] }): string {
  const shared = [
    to.scopes.includes('profile') && 'Your name',
    to.scopes.includes('email') &&
      (to.person.email ? 'Your email address' : 'Your email address (this account has none)'),
  ].filter((line): line is string => line !== false)
  return page(
    `${escape(to.site)} wants to know who you are`,
    `<p class="who"><span class="face">${initialOf(to.person)}</span>
      <span><b>${nameOf(to.person)}</b><small>${noteOf(to.person)}</small></span></p>
    <p>It will see:</p>
    <ul class="shared">${shared.map((line) => `<li>${line}</li>`).join('')}</ul>
    <div class="pair">
      <form method="post" action="deny"><button>Deny</button></form>
      <form method="post" action="allow"><button class="main">Allow</button></form>
    </div>`,
  )
}

/** If the browser cannot be redirected back. */
export function errorPage(error: string, description: string | undefined): string {
  return page(
    'This request cannot go on',
    `<p class="wrong" role="alert"><b>Error 400: ${escape(error)}</b></p>
    <p>${escape(description ?? 'The site sent something that this provider does not accept.')}</p>`,
  )
}

const cancel = '<form method="post" action="deny"><button class="quiet">Cancel</button></form>'

function page(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · stand-in accounts</title>
  <style>${LOOK}</style>
</head>
<body>
  <main>
    <p class="mark"><span aria-hidden="true"></span>Stand-in accounts</p>
    <h1>${title}</h1>
    ${body}
  </main>
  <footer>A stand-in for a sign-in provider, for developing and testing. Nothing leaves this machine.</footer>
</body>
</html>
`
}

const LOOK = `:root{--ink:#1d2330;--soft:#5a6475;--line:#d6dbe4;--paper:#fff;--back:#eef1f6;--blue:#2457c5;--on:#fff;--red:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#e9edf5;--soft:#a8b2c3;--line:#3a4354;--paper:#1b212c;--back:#11151c;--blue:#8fb2ff;--on:#10203f;--red:#ff9a92}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;padding:16px;display:grid;grid-template-rows:1fr auto;gap:16px;place-items:center;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--back)}
main{width:100%;max-width:440px;padding:28px 24px;background:var(--paper);border:1px solid var(--line);border-radius:16px}
h1{font-size:24px;line-height:1.25;margin:12px 0 4px}p{margin:0 0 12px}.mark{display:flex;gap:8px;align-items:center;font-weight:600;color:var(--soft)}
.mark span{width:20px;height:20px;border-radius:50%;background:conic-gradient(#2457c5 0 33%,#e0a100 0 66%,#1b8a5a 0)}
ul{list-style:none;margin:8px 0 16px;padding:0}li+li{border-top:1px solid var(--line)}
li button{display:flex;gap:14px;align-items:center;width:100%;min-height:64px;padding:8px 6px;border:0;border-radius:8px;background:none;text-align:left}
button{font:inherit;color:inherit;cursor:pointer;min-height:44px;padding:8px 20px;border-radius:999px;border:1px solid var(--line);background:none}
button:hover{background:var(--back)}button:focus-visible,input:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
small{display:block;color:var(--soft);font-size:14px;overflow-wrap:anywhere}.face{flex:none;display:grid;place-items:center;width:40px;height:40px;border-radius:50%;background:var(--blue);color:var(--on);font-weight:600}
.main{background:var(--blue);color:var(--on);border-color:transparent}.main:hover{background:var(--blue);filter:brightness(1.08)}.quiet{border-color:transparent;color:var(--soft);padding:8px 12px;margin:8px 0 0 -12px}
.typed{display:grid;gap:12px;border-top:1px solid var(--line);padding-top:16px}label{display:block;font-weight:600}input[type=email]{display:block;width:100%;margin-top:6px;min-height:44px;padding:8px 12px;font:inherit;font-weight:400;color:inherit;background:transparent;border:1px solid var(--soft);border-radius:8px}
.tick{display:flex;gap:10px;align-items:center;font-weight:400;min-height:44px}.tick input{width:20px;height:20px;flex:none}.typed button{justify-self:start}
.listed li{display:flex;gap:14px;align-items:center;min-height:64px;padding:8px 6px}.who{display:flex;gap:14px;align-items:center;margin:12px 0 16px}.shared{border:1px solid var(--line);border-radius:8px;padding:0 14px}.shared li{padding:10px 0}.pair{display:flex;gap:12px;justify-content:flex-end}.wrong{color:var(--red)}
footer{color:var(--soft);font-size:14px;text-align:center}`
