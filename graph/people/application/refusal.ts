// What an application is told where it is not given what it asks for (OAuth 2.1, 3.2.4; RFC 7591, 3.2.2).
type Code =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'access_denied'

export class OAuthRefusal extends Error {
  readonly code: Code
  readonly status: number

  constructor(code: Code, message: string, status = code === 'invalid_client' ? 401 : 400) {
    super(message)
    this.code = code
    this.status = status
  }
}
