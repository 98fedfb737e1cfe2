import { needsScriptMessages } from './needs-script-messages.ts'

/** For a form on a page that can be read without JavaScript: what it would not do there. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="rounded-sm border border-line p-4">{needsScriptMessages.formNeedsScript}</p>
    </noscript>
  )
}
