/** Kept between the two halves of one sign-in; whoever has them can finish it. */
export type SignInSecrets = { state: string; nonce: string; verifier: string }

/** The subject identifies the person permanently, the e-mail address does not. */
export type ProviderAccount = {
  issuer: string
  subject: string
  /** Undefined if the person did not share it. */
  email: string | undefined
  /** Whether the provider checked that the address is theirs. */
  isEmailVerified: boolean
  givenName: string | undefined
  familyName: string | undefined
  name: string | undefined
}

/** The provider's parameters, brought back by the browser. */
export type BroughtBack = {
  code: string
  /** The provider that answered, if it says so (RFC 9207). */
  iss: string | undefined
}

/** Every method throws only ProviderProblem. */
export type IdentityProvider = {
  /** Returns where to send the browser, and the secrets to keep until it comes back to `redirectUri`. */
  begin(redirectUri: string): Promise<{ url: string; secrets: SignInSecrets }>
  /** Exchanges the code, which works once, and verifies the provider's claims. */
  finish(brought: BroughtBack, redirectUri: string, secrets: SignInSecrets): Promise<ProviderAccount>
}

export type ProviderProblemKind =
  | 'refused' // the code is used, old or another's, or what the provider says does not hold
  | 'redirect-mismatch' // the provider does not know the address that the browser is to come back to
  | 'down' // no connection, cut, too slow, too large, garbage, or it does not accept us at all
  | 'missing' // this installation has no provider

export class ProviderProblem extends Error {
  readonly kind: ProviderProblemKind

  constructor(kind: ProviderProblemKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ProviderProblem'
    this.kind = kind
  }
}
