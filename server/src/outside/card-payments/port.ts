/** paymongo.ts implements it for the provider and its stand-in. */
export type CardPayments = {
  /**
   * Charges nothing yet. The same key returns the same payment.
   * @throws PaymentProblem
   */
  begin(payment: NewPayment): Promise<PaymentIntent>
  /**
   * Gives the provider a card, which it keeps and we do not.
   * @param key new for each card
   * @returns the provider's id of the card
   * @throws PaymentProblem 'declined' for an invalid or expired card or wrong billing, with a text for the seeker
   */
  keepCard(card: Card, billing: Billing, key: string): Promise<string>
  /**
   * Charges a kept card. A decline is an outcome: 'needs-card' with its `decline`. If already settled, returns that
   * outcome.
   * @param attempt.returnUrl where the bank's page leads back to
   * @param attempt.key new for each attempt; a repeat gets the first outcome
   * @throws PaymentProblem; `charged` says whether the card may have been charged. 'declined' also if the card was
   * declined or unknown and the payment could not be read
   */
  pay(attempt: { intentId: string; methodId: string; returnUrl: string; key: string }): Promise<PaymentIntent>
  /**
   * Throws PaymentProblem, 'unknown' if the provider does not have it.
   * @param options.withinMs a shorter timeout, while a person waits
   */
  look(intentId: string, options?: { withinMs?: number | undefined }): Promise<PaymentIntent>
  /**
   * Cancels a payment that waits for the bank or a card; leaves any other. Returns its state. Throws PaymentProblem.
   */
  cancel(intentId: string): Promise<PaymentIntent>
  readonly signatureHeader: string
  /**
   * Reads a webhook.
   * @param message.body the exact bytes
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
  /** Idempotency key, good for a day; at most 255 letters, as all keys here. */
  key: string
}

/** In memory for one call; never kept, logged or put into an error. */
export type Card = { number: string; expMonth: number /** Four digits. */; expYear: number; cvc: string }
export type Billing = { name: string; email: string; phone: string }

/** Reveals nothing a seeker must not learn, such as that a card was reported stolen. */
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
  /** Null unless it needs action. */
  actionUrl: string | null
  /** Null unless the last card was declined. */
  decline: Decline | null
  /** Null before the charge. */
  payment: {
    id: string
    paidAt: Date | null
    /** Centavos; all if the provider does not say how much. */
    refunded: number
    disputed: boolean
    /** The provider's, in centavos; null if unknown. */
    fee: number | null
  } | null
  /** The charged card, else the last declined one; unknown members are ''. */
  card: { brand: string; last4: string } | null
}

export type ProviderMessage = {
  id: string
  type: 'paid' | 'failed' | 'needs-card' | 'refunded' | 'disputed' | 'dispute-resolved' | 'other'
  isLive: boolean
  /** Null if the message names none. Look up its state: messages are not trusted. */
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
  /** Whether a card may have been charged: 'no' is certain. Only `pay` throws 'maybe'. */
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
