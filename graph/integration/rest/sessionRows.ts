// The legacy paths of signing in.
import { z } from 'zod'
import { conflict, failure, rateLimit } from './errorFragments.ts'
import { flagOf, optional, textOf, userId } from './fields.ts'
import { row, type RestRow } from './rest.ts'
import { number, uuid } from './shapes/parts.ts'
import { savedUser, userInfo } from './shapes/people.ts'
import { toUserInfo, userFields } from './userInfo.ts'

export const sessionRows: RestRow[] = [
  row({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in, and tells who one is.',
    policy: 'public',
    parameters: {},
    request: z.object({
      email: z.string().nullish(),
      username: z.string().nullish().describe('In place of the email.'),
      password: z.string(),
    }),
    response: z.object({
      token: z.string().describe('Good for ten minutes, as a bearer.'),
      refresh_token: z.string(),
      SAAS_PFUser_UUID: uuid,
      user_id: number,
      user: userInfo,
    }),
    errors: [401],
    document: `mutation ($input: SignInInput!) {
      result: signIn(input: $input) {
        ...FailureFields
        ...RateLimitFields
        ... on SignInSuccess { accessToken refreshToken user { ...LegacyUser } }
      }
    } ${failure} ${rateLimit} ${userFields}`,
    variables: ({ body }) => ({
      input: {
        login: textOf('email', body.email ?? body.username),
        password: textOf('password', body.password),
      },
    }),
    tokenIn: (answer) => (answer as { token: string }).token,
    body: ({ result: { accessToken, refreshToken, user } }) => ({
      token: accessToken,
      refresh_token: refreshToken,
      SAAS_PFUser_UUID: user.uuid,
      user_id: user.internalID,
      user: toUserInfo(user),
    }),
    example: { body: { email: 'admin@demo.test', password: 'demo-Pass-1' } },
  }),
  row({
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Gives another access token for a refresh token.',
    policy: 'public',
    parameters: {},
    request: z.object({
      refreshToken: z.string(),
      rotate: z.boolean().nullish().describe('Whether to give another refresh token too; the old one dies.'),
    }),
    response: z.object({ access_token: z.string(), refresh_token: z.string().optional() }),
    errors: [401],
    document: `mutation ($input: RefreshSessionInput!) {
      result: refreshSession(input: $input) {
        ...FailureFields
        ... on RefreshSessionSuccess { accessToken refreshToken }
      }
    } ${failure}`,
    variables: ({ body }) => ({
      input: {
        refreshToken: textOf('refreshToken', body.refreshToken),
        rotate: optional(flagOf, 'rotate', body.rotate) ?? false,
      },
    }),
    tokenIn: (answer) => (answer as { access_token: string }).access_token,
    body: ({ result: { accessToken, refreshToken } }) => ({
      access_token: accessToken,
      ...(refreshToken && { refresh_token: refreshToken }),
    }),
    example: { body: { refreshToken: '{refresh_token}', rotate: true } },
  }),
  row({
    method: 'POST',
    path: '/api/procedures/save_user',
    summary: 'Signs somebody up.',
    policy: 'public',
    parameters: {},
    request: z.object({
      email: z.email(),
      name: z.string().min(1).max(120),
      password: z.string(),
      username: z.string().nullish(),
      invitation: z.string().nullish().describe('The code of one, where signing up takes one.'),
    }),
    response: savedUser,
    errors: [403, 409],
    document: `mutation ($input: SignUpInput!) {
      result: signUp(input: $input) {
        ...FailureFields
        ...RateLimitFields
        ... on SignUpSuccess { user { uuid internalID } }
      }
    } ${failure} ${rateLimit}`,
    variables: ({ body }) => ({
      input: {
        email: textOf('email', body.email),
        name: textOf('name', body.name),
        password: textOf('password', body.password),
        username: optional(textOf, 'username', body.username),
        invitation: optional(textOf, 'invitation', body.invitation),
      },
    }),
    body: saved('User saved'),
    example: { body: { email: 'new.hand@demo.test', name: 'New Hand', password: 'demo-Pass-2' } },
  }),
  row({
    method: 'POST',
    path: '/api/procedures/update_user',
    summary: "Changes a person's name, email or username.",
    policy: 'signedIn',
    parameters: { user_uuid: uuid },
    request: z.object({
      name: z.string().nullish(),
      email: z.email().nullish(),
      username: z.string().optional(),
      password: z.string().optional().describe('Where the email changes.'),
      code: z.string().optional().describe('Where the email changes and a second factor is set up.'),
    }),
    response: savedUser,
    errors: [403, 404],
    document: `mutation ($input: UpdateUserInput!) {
      result: updateUser(input: $input) {
        ...FailureFields
        ...RateLimitFields
        ...ConflictFields
        ... on UpdateUserSuccess { user { uuid internalID } }
      }
    } ${failure} ${rateLimit} ${conflict}`,
    variables: ({ query, body, idempotencyKey }) => ({
      input: {
        id: userId('user_uuid', query.get('user_uuid')),
        name: optional(textOf, 'name', body.name),
        email: optional(textOf, 'email', body.email),
        username: body.username === undefined ? undefined : textOf('username', body.username),
        password: optional(textOf, 'password', body.password),
        code: optional(textOf, 'code', body.code),
        idempotencyKey,
      },
    }),
    body: saved('User updated'),
    example: { as: 'admin@demo.test', query: 'user_uuid={viewer}', body: { name: 'Avery Morgan' } },
  }),
]

function saved(message: string) {
  return ({ result: { user } }: { result: { user: { uuid: string; internalID: number } } }) => ({
    message,
    SAAS_PFUser_UUID: user.uuid,
    user_id: user.internalID,
  })
}
