import { escape } from '../../board/html.ts'
import type { Intent } from '../records.ts'
import { page, pesos } from './page.ts'

export function renderBank(intent: Intent): string {
  const { method } = intent
  return page(
    'Confirm your payment',
    `<main class="bank"><h1>Confirm your payment</h1>
<p>A stand-in for your bank's 3-D Secure page. No money moves.</p>
<dl><dt>To</dt><dd>${escape(intent.statementDescriptor)}</dd><dt>For</dt><dd>${escape(intent.description ?? '')}</dd><dt>Amount</dt><dd>${pesos(intent.amount)}</dd><dt>Card</dt><dd>${method ? `${escape(method.brand)} ending in ${escape(method.last4)}` : ''}</dd></dl>
<form method="post"><button class="main" name="choice" value="authorize">Authorize Test Payment</button>
<button name="choice" value="fail">Fail Test Payment</button></form></main>`,
  )
}

/** Without a return_url. */
export const renderBankEnd = (isComplete: boolean) =>
  page(
    'Your payment',
    `<main class="bank"><h1>${isComplete ? 'Authentication Complete' : 'Authentication failed or canceled'}</h1>
<p>You can close this page.</p></main>`,
  )

/** A page already answered, or no longer needed. */
export const renderBankOver = (returnUrl: string | null) =>
  page(
    'Your payment',
    `<main class="bank"><h1>This page has been answered</h1>
${returnUrl ? `<p><a href="${escape(returnUrl)}">Back to where you paid</a></p>` : '<p>You can close this page.</p>'}</main>`,
  )
