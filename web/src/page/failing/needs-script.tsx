import { needsScriptMessages } from './needs-script-messages.ts'

/** For a form on a page readable without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="rounded-sm border border-line p-4">{needsScriptMessages.formNeedsScript}</p>
    </noscript>
  )
}
