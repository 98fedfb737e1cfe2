import { escape } from '../../board/html.ts'
import { refundable } from '../charging/refunds.ts'
import { SETTLING_MODES, type SettlingMode } from '../charging/settling.ts'
import { AREAS, FAULTS, type Fault } from '../faults.ts'
import type { Dispute, Intent, Payment } from '../records.ts'
import type { Delivery } from '../webhooks/deliveries.ts'
import { WEBHOOK_FAULTS, type WebhookFault } from '../webhooks/webhook-faults.ts'
import type { Webhook } from '../webhooks/webhooks.ts'
import { page, pesos } from './page.ts'

export type Seen = {
  intents: readonly Intent[]
  disputeOf(payment: Payment): Dispute | undefined
  deliveries: readonly Delivery[]
  webhooks: readonly Webhook[]
  faults: readonly Fault[]
  webhookFaults: readonly WebhookFault[]
  settling: SettlingMode
  keys: { secret: string; public: string }
}

const SHOWN = 100

export function renderHome(seen: Seen): string {
  const { intents, deliveries, webhooks } = seen
  const hooks = webhooks.filter(({ isEnabled }) => isEnabled).map(({ url }) => `<code>${escape(url)}</code>`)
  return page(
    'Stand-in card payments',
    `<header><h1>Card payments</h1><p>What the program asked this stand-in for PayMongo to collect, kept in memory. No money moves. Keys: <code>${escape(seen.keys.secret)}</code>, <code>${escape(seen.keys.public)}</code></p></header>
${
  intents.length === 0
    ? '<p class="empty">Nothing was asked for yet.</p>'
    : intents
        .slice(-SHOWN)
        .toReversed()
        .map((one) => renderIntent(one, seen))
        .join('')
}
<section><h2>Messages</h2><p>${hooks.length > 0 ? `They go to ${hooks.join(', ')}.` : 'They go nowhere yet.'}</p>
${deliveries.length === 0 ? '' : `<table><thead><tr><th>Event</th><th>State</th><th>Answers</th><th></th></tr></thead><tbody>${deliveries.slice(-SHOWN).toReversed().map(renderDelivery).join('')}</tbody></table>`}
<div class="bar">${button({ release: 'webhooks' }, 'Release what is held')}${button({ retry: 'webhooks' }, 'Try again now')}</div></section>
${renderFaults(seen)}`,
  )
}

function renderIntent(intent: Intent, seen: Seen): string {
  const { id, status, challenge, payments, metadata } = intent
  const doing = [
    status === 'processing' && button({ settle: id }, 'Settle it'),
    challenge && `<a href="/3d-secure/${challenge.token}">The bank's page</a>`,
    ...payments.filter(({ failure }) => !failure).flatMap((payment) => renderDoing(payment, seen)),
  ].filter(Boolean)
  return `<article><h2>${pesos(intent.amount)} · ${escape(intent.description ?? 'no description')} · ${status.replaceAll('_', ' ')}</h2>
<p>${shortTime(intent.createdAt)} · ${escape(id)}${metadata ? ` · ${escape(JSON.stringify(metadata))}` : ''}</p>
${payments.map((payment) => renderPayment(payment, seen.disputeOf(payment))).join('')}
${doing.length > 0 ? `<div class="bar">${doing.join('')}</div>` : ''}</article>
`
}

function renderPayment(payment: Payment, dispute: Dispute | undefined): string {
  const { card, failure, refunds } = payment
  const told = [
    `${escape(card.brand)} ending in ${escape(card.last4)}`,
    failure ? `failed: ${escape(failure)}` : 'paid',
    ...refunds.map(({ amount }) => `${pesos(amount)} refunded`),
    dispute && `disputed: ${dispute.status}`,
  ].filter(Boolean)
  return `<p>${escape(payment.id)} · ${told.join(' · ')}</p>`
}

function renderDoing(payment: Payment, seen: Seen): string[] {
  const { id } = payment
  const dispute = seen.disputeOf(payment)
  return [
    refundable(payment) > 0 ? button({ refund: id }, 'Refund it') : '',
    dispute ? '' : button({ dispute: id }, 'Dispute it'),
    ...(dispute?.status === 'pending'
      ? [
          button({ resolve: id, outcome: 'won' }, 'The shop wins'),
          button({ resolve: id, outcome: 'lost' }, 'The shop loses'),
        ]
      : []),
  ].filter(Boolean)
}

const renderDelivery = (one: Delivery) =>
  `<tr><td>${escape(one.event)}<br><time>${escape(one.id)}</time></td><td>${one.state}${one.fault ? ` (${one.fault})` : ''}</td><td>${escape(one.answers.join(', '))}</td><td>${button({ resend: one.id }, 'Send again')}</td></tr>`

function renderFaults({ faults, webhookFaults, settling }: Seen): string {
  const count = faults.length + webhookFaults.length
  const options = (words: readonly string[], chosen = '') =>
    words.map((word) => `<option${word === chosen ? ' selected' : ''}>${word}</option>`).join('')
  const waiting = [
    ...faults.map(({ kind, on }) => `${kind} on ${on}`),
    ...webhookFaults.map(({ kind, event }) => `${kind} of ${event ?? 'the next message'}`),
  ]
  return `<details><summary>Let things go wrong${count > 0 ? ` (${count} waiting)` : ''}</summary>
${waiting.length > 0 ? `<p>${escape(waiting.slice(0, 20).join(', '))}</p>` : ''}
<form class="bar" method="post" action="/_control"><label>The next call's fate <select name="fault">${options([...FAULTS, 'none'])}</select></label><label>Of kind <select name="on">${options(['all', ...AREAS])}</select></label><label>How many <input name="times" value="1" size="3"></label><label>Slow by, ms <input name="ms" size="6"></label><button>Do it</button></form>
<form class="bar" method="post" action="/_control"><label>The next message's fate <select name="webhook_fault">${options([...WEBHOOK_FAULTS, 'none'])}</select></label><label>How many <input name="times" value="1" size="3"></label><button>Do it</button></form>
<form class="bar" method="post" action="/_control"><label>Payments settle <select name="settling">${options(SETTLING_MODES, settling)}</select></label><button>From now on</button></form>
<div class="bar">${button({ expire: 'idempotency-keys' }, 'Forget the idempotency keys')}${button({ clear: 'faults' }, 'Forget what waits')}</div></details>`
}

function button(command: Record<string, string>, label: string): string {
  const fields = Object.entries(command).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  )
  return `<form method="post" action="/_control">${fields.join('')}<button>${label}</button></form>`
}

/** '2026-11-20 17:05:09', in UTC. */
const shortTime = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
