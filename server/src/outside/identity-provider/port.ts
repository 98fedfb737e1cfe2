/** Secrets between the two halves of a sign-in; their holder can finish it. */
export type SignInSecrets = { state: string; nonce: string; verifier: string }

/** The subject is permanent, the e-mail address is not. */
export type ProviderAccount = {
  issuer: string
  subject: string
  email: string | undefined
  /** Whether the provider checked that the address is theirs. */
  isEmailVerified: boolean
  givenName: string | undefined
  familyName: string | undefined
  name: string | undefined
}

/** From the provider, through the browser. */
export type BroughtBack = {
  code: string
  /** The issuer, if the provider names it (RFC 9207). */
  iss: string | undefined
}

/** Every method throws only ProviderProblem. */
export type IdentityProvider = {
  /** Keep the secrets until the browser comes back to `redirectUri`. */
  begin(redirectUri: string): Promise<{ url: string; secrets: SignInSecrets }>
  /** The code works once. Verifies the provider's claims. */
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
