/** A provider of card payments; paymongo.ts speaks to the real one and to its stand-in alike. */
export type CardPayments = {
  /**
   * Begins a payment without charging. The same key returns the same payment.
   * @throws PaymentProblem
   */
  begin(payment: NewPayment): Promise<PaymentIntent>
  /**
   * Gives the provider a card, which it keeps and we do not.
   * @param key new for each card; with another card it is refused
   * @returns the provider's id of the card
   * @throws PaymentProblem 'declined' for an invalid or expired card or wrong billing, with a text for the seeker
   */
  keepCard(card: Card, billing: Billing, key: string): Promise<string>
  /**
   * Charges a kept card. A decline is an outcome: 'needs-card' with its `decline`. A payment settled by an earlier
   * call returns that outcome.
   * @param attempt.returnUrl where the bank's page leads back to
   * @param attempt.key new for each attempt; a repeat gets the first outcome
   * @throws PaymentProblem; `charged` says whether the card may be charged
   */
  pay(attempt: { intentId: string; methodId: string; returnUrl: string; key: string }): Promise<PaymentIntent>
  /**
   * The state of a payment. Throws PaymentProblem, 'unknown' if the provider does not have it.
   * @param options.withinMs a shorter timeout, while a person waits
   */
  look(intentId: string, options?: { withinMs?: number | undefined }): Promise<PaymentIntent>
  /**
   * Cancels a payment that waits for the bank or a card. Returns its state: one being paid, paid or cancelled stays.
   * Throws PaymentProblem.
   */
  cancel(intentId: string): Promise<PaymentIntent>
  /** The header with the provider's signature. */
  readonly signatureHeader: string
  /**
   * Reads a webhook.
   * @param message.body the exact bytes
   * @param message.signature the header
   * @throws PaymentProblem 'forged' for a wrong, old or missing signature or the other mode; 'garbage' if unreadable
   */
  readMessage(message: { body: Buffer; signature: string | undefined; now: Date }): ProviderMessage
}

export type NewPayment = {
  /** In centavos. */
  amount: number
  /** On the bank's page and the seeker's statement. */
  description: string
  /** Our own id, shown in the provider's pages. */
  reference: string
  /** Idempotency key, good for a day; 255 letters at most, as all keys here. */
  key: string
}

/** In memory for one call; never kept, logged or put into an error. */
export type Card = { number: string; expMonth: number /** Four digits. */; expYear: number; cvc: string }
export type Billing = { name: string; email: string; phone: string }

/** Neither member reveals what a seeker must not learn, such as that a card was reported stolen. */
export type Decline = { code: string; text: string }

export type PaymentIntent = {
  id: string
  /** In centavos. */
  amount: number
  currency: string
  isLive: boolean
  reference: string | null
  state:
    | 'needs-card' // nothing was charged; a declined card leaves it here
    | 'needs-action' // the seeker has to confirm on the bank's page
    | 'processing'
    | 'paid'
    | 'cancelled'
  /** The bank's page; null unless it needs action. */
  actionUrl: string | null
  /** Null unless the last card was declined. */
  decline: Decline | null
  /** Null before the charge. */
  payment: {
    id: string
    paidAt: Date | null
    /** Centavos; the full amount if the provider does not say how much. */
    refunded: number
    disputed: boolean
    /** The provider's fee in centavos; null if it does not say. */
    fee: number | null
  } | null
  /** The charged card, or else the last declined one; unknown members are ''. */
  card: { brand: string; last4: string } | null
}

export type ProviderMessage = {
  id: string
  type: 'paid' | 'failed' | 'needs-card' | 'refunded' | 'disputed' | 'dispute-resolved' | 'other'
  isLive: boolean
  /** The payment; null if the message names none. Its state is always looked up, never taken from the message. */
  intentId: string | null
  paymentId: string | null
}

export type PaymentProblemKind =
  | 'declined' // the card is no card, or expired; its text is for the seeker
  | 'unknown' // no such payment
  | 'refused' // the provider, as it is configured here, does not take this
  | 'too-many'
  | 'down' // no connection, cut, 5xx, too slow
  | 'garbage' // its answer cannot be read
  | 'forged'

/** Its message never contains what the seeker typed. */
export class PaymentProblem extends Error {
  readonly kind: PaymentProblemKind
  /** Whether a card may have been charged: 'no' is certain, 'maybe' must be looked up. Only `pay` throws 'maybe'. */
  readonly charged: 'no' | 'maybe'
  /** For the seeker; may be ''. */
  readonly text: string

  constructor(
    kind: PaymentProblemKind,
    message: string,
    options: { charged?: 'no' | 'maybe'; text?: string } = {},
  ) {
    super(message)
    this.name = 'PaymentProblem'
    this.kind = kind
    this.charged = options.charged ?? 'no'
    this.text = options.text ?? ''
  }
}
