/** What we need of a provider that takes cards, in our words; paymongo.ts speaks to the real one and to its stand-in alike. */
export type CardPayments = {
  /**
   * Begins a payment: nothing is charged yet. Repeating it with the same key gives the same one.
   * @throws PaymentProblem
   */
  begin(payment: NewPayment): Promise<PaymentIntent>
  /**
   * Gives the provider a card, which it keeps and we do not.
   * @param key new for each card; with another card it is refused
   * @returns the provider's name for the card
   * @throws PaymentProblem 'declined' for an invalid or expired card or wrong billing, with a text for the seeker
   */
  keepCard(card: Card, billing: Billing, key: string): Promise<string>
  /**
   * Charges a kept card. A decline is an outcome: 'needs-card' with its `decline`. A payment settled by an earlier call
   * gives that outcome.
   * @param attempt.returnUrl where the bank's page leads back to
   * @param attempt.key new for each attempt; a repeat gets the first outcome
   * @throws PaymentProblem; `charged` says whether the card may have been charged. 'declined' if the card was declined
   * or unknown, and the payment could not be read
   */
  pay(attempt: { intentId: string; methodId: string; returnUrl: string; key: string }): Promise<PaymentIntent>
  /**
   * How a payment stands. Throws PaymentProblem, 'unknown' where the provider never heard of it.
   * @param options.withinMs less patience than usual, where a person waits
   */
  look(intentId: string, options?: { withinMs?: number | undefined }): Promise<PaymentIntent>
  /**
   * Cancels a payment that waits for the bank or a card. Returns its state: one being paid, paid or cancelled stays.
   * Throws PaymentProblem.
   */
  cancel(intentId: string): Promise<PaymentIntent>
  /** The header that the provider signs its messages with. */
  readonly signatureHeader: string
  /**
   * Reads a webhook.
   * @param message.body exactly as it came
   * @param message.signature the header
   * @throws PaymentProblem 'forged' for a wrong, old or missing signature or the other mode; 'garbage' if unreadable
   */
  readMessage(message: { body: Buffer; signature: string | undefined; now: Date }): ProviderMessage
}

export type NewPayment = {
  /** In centavos. */
  amount: number
  /** What the seeker reads on the bank's page and statement. */
  description: string
  /** Our own id of it, for whoever looks into the provider's pages. */
  reference: string
  /** Repeats with the same key give the same payment, for a day; 255 letters at most, as all keys here. */
  key: string
}

/** In memory for one call; never kept, logged or put into an error. */
export type Card = { number: string; expMonth: number /** Four digits. */; expYear: number; cvc: string }
export type Billing = { name: string; email: string; phone: string }

/** `code` tells as little as `text` of what a seeker must not learn, such as that a card was reported stolen. */
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
  /** Why the last card was declined, its text for the seeker; null where none was, or another was taken since. */
  decline: Decline | null
  /** The charge itself, once there is one. */
  payment: {
    id: string
    paidAt: Date | null
    /** What was given back of it, in centavos; all of it where the provider says that some was, and not how much. */
    refunded: number
    disputed: boolean
    /** What the provider keeps for itself, in centavos; null where it does not say. */
    fee: number | null
  } | null
  /** What is told of the card that was charged, or else of the one declined last; its parts are '' where they are not known. */
  card: { brand: string; last4: string } | null
}

export type ProviderMessage = {
  id: string
  type: 'paid' | 'failed' | 'needs-card' | 'refunded' | 'disputed' | 'dispute-resolved' | 'other'
  isLive: boolean
  /** Which payment it is about; null where it says none. What it says beyond that is asked anew, never believed. */
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

/** Everything that can go wrong with the provider. Its message never holds what the seeker typed. */
export class PaymentProblem extends Error {
  readonly kind: PaymentProblemKind
  /** Whether a card may have been charged: 'no' is certain, 'maybe' must be looked up. Only `pay` ends in 'maybe'. */
  readonly charged: 'no' | 'maybe'
  /** For the seeker; '' where there is nothing to say. */
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
