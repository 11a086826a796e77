// The legacy paths of signing in.
import { optional, textOf, userId } from './fields.ts'
import { ValidationError } from '../errors.ts'
import { row, type RestRow } from './rest.ts'
import { toUserInfo, userFields, type LegacyUser } from './userInfo.ts'

const errors = `__typename ... on Error { code message } ... on ValidationError { fields { path message } }`
const limited = '... on RateLimitError { retryAfter }'

interface SignedIn {
  result: { accessToken: string; refreshToken: string; user: LegacyUser }
}

interface Refreshed {
  result: { accessToken: string; refreshToken: string | null }
}

interface Saved {
  result: { user: { uuid: string; internalID: number } }
}

export const sessionRows: RestRow[] = [
  row<SignedIn>({
    method: 'POST',
    path: '/api/auth/login',
    document: `mutation ($input: SignInInput!) {
      result: signIn(input: $input) {
        ${errors} ${limited}
        ... on SignInSuccess { accessToken refreshToken user { ${userFields} } }
      }
    }`,
    variables: ({ body }) => ({
      input: {
        login: textOf('email', body.email ?? body.username),
        password: textOf('password', body.password),
      },
    }),
    body: ({ result: { accessToken, refreshToken, user } }) => ({
      token: accessToken,
      refresh_token: refreshToken,
      SAAS_PFUser_UUID: user.uuid,
      user_id: user.internalID,
      user: toUserInfo(user),
    }),
    example: { body: { email: 'admin@demo.test', password: 'demo-Pass-1' } },
  }),
  row<Refreshed>({
    method: 'POST',
    path: '/api/auth/refresh',
    document: `mutation ($input: RefreshSessionInput!) {
      result: refreshSession(input: $input) {
        ${errors}
        ... on RefreshSessionSuccess { accessToken refreshToken }
      }
    }`,
    variables({ body }) {
      if (body.rotate != null && typeof body.rotate !== 'boolean') {
        throw new ValidationError([{ path: 'rotate', message: 'Send true or false.' }])
      }
      return { input: { refreshToken: textOf('refreshToken', body.refreshToken), rotate: body.rotate ?? false } }
    },
    body: ({ result: { accessToken, refreshToken } }) => ({
      access_token: accessToken,
      ...(refreshToken && { refresh_token: refreshToken }),
    }),
    example: { body: { refreshToken: '{refresh_token}' } },
  }),
  row<Saved>({
    method: 'POST',
    path: '/api/procedures/save_user',
    document: `mutation ($input: SignUpInput!) {
      result: signUp(input: $input) {
        ${errors} ${limited}
        ... on SignUpSuccess { user { uuid internalID } }
      }
    }`,
    variables: ({ body }) => ({
      input: {
        email: textOf('email', body.email),
        name: textOf('name', body.name),
        password: textOf('password', body.password),
        username: optional(textOf, 'username', body.username),
      },
    }),
    body: saved('User saved'),
    example: { body: { email: 'new.hand@demo.test', name: 'New Hand', password: 'demo-Pass-2' } },
  }),
  row<Saved>({
    method: 'POST',
    path: '/api/procedures/update_user',
    document: `mutation ($input: UpdateUserInput!) {
      result: updateUser(input: $input) {
        ${errors}
        ... on ConflictError { differences { field yours current } }
        ... on UpdateUserSuccess { user { uuid internalID } }
      }
    }`,
    variables: ({ query, body, idempotencyKey }) => ({
      input: {
        id: userId('user_uuid', query.get('user_uuid')),
        name: optional(textOf, 'name', body.name),
        email: optional(textOf, 'email', body.email),
        username: body.username === undefined ? undefined : textOf('username', body.username),
        idempotencyKey,
      },
    }),
    body: saved('User updated'),
    example: { as: 'admin@demo.test', query: 'user_uuid={viewer}', body: { name: 'Avery Morgan' } },
  }),
]

function saved(message: string) {
  return ({ result: { user } }: Saved) => ({ message, SAAS_PFUser_UUID: user.uuid, user_id: user.internalID })
}
