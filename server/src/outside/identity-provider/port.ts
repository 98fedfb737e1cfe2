/** What must stay between the two halves of one sign-in; whoever holds it may finish that sign-in and no other. */
export type SignInSecrets = { state: string; nonce: string; verifier: string }

/** Who the provider says signed in. The subject names the person for ever, the e-mail address does not. */
export type ProviderAccount = {
  issuer: string
  subject: string
  /** Absent where the person did not share it. */
  email: string | undefined
  /** Whether the provider itself has checked that the address is theirs. */
  isEmailVerified: boolean
  givenName: string | undefined
  familyName: string | undefined
  name: string | undefined
}

/** What the browser brought back from the provider. */
export type BroughtBack = {
  code: string
  /** Which provider answered, where it says so (RFC 9207). */
  iss: string | undefined
}

/** Signing in at a provider that speaks OpenID Connect. Every method throws a ProviderProblem and nothing else. */
export type IdentityProvider = {
  /** Begins a sign-in: where to send the browser, and what to keep until it comes back to `redirectUri`. */
  begin(redirectUri: string): Promise<{ url: string; secrets: SignInSecrets }>
  /** Exchanges the code, which works once, and checks all that the provider says about who signed in. */
  finish(brought: BroughtBack, redirectUri: string, secrets: SignInSecrets): Promise<ProviderAccount>
}

export type ProviderProblemKind =
  | 'refused' // the code is used, old or another's, or what the provider says does not hold
  | 'redirect-mismatch' // the provider does not know the address that the browser is to come back to
  | 'down' // no connection, cut, too slow, too large, garbage, or it does not accept us at all
  | 'missing' // this installation has no provider

/** Everything that can go wrong with the provider. */
export class ProviderProblem extends Error {
  readonly kind: ProviderProblemKind

  constructor(kind: ProviderProblemKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ProviderProblem'
    this.kind = kind
  }
}
