/** What an authenticator app needs to be set up, and the token with which its code completes that. */
export interface FactorSetup {
  readonly setupToken: string
  readonly secret: string
  readonly url: string
}
