// The legacy paths of users.
import { z } from 'zod'
import { isUuid } from '../../kernel/node.ts'
import { numberOf, page, uuidField } from './fields.ts'
import { orNotFound, row, type RestRow } from './rest.ts'
import { number, pageParameters, uuid } from './shapes/parts.ts'
import { userInfo } from './shapes/people.ts'
import { toUserInfo, userFields } from './userInfo.ts'
import { the } from '../../kernel/noun.ts'

export const userRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/api/views/users',
    summary: 'Lists the people in sight.',
    policy: 'people.read',
    parameters: pageParameters,
    request: null,
    response: z.array(userInfo),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) { users: legacyUsers(limit: $limit, offset: $offset) { ...LegacyUser } }
      ${userFields}`,
    variables: page,
    body: ({ users }) => users.map(toUserInfo),
    example: { as: 'admin@demo.test', query: 'limit=3' },
  }),
  row({
    method: 'GET',
    path: '/api/views/user',
    summary: 'One person.',
    policy: 'people.read',
    parameters: { userId: z.union([uuid, number]).describe('Their uuid, or their number.') },
    request: null,
    response: userInfo,
    errors: [404],
    document: `query ($number: Int, $uuid: String) { user: legacyUser(internalID: $number, uuid: $uuid) { ...LegacyUser } }
      ${userFields}`,
    variables({ query }) {
      const id = query.get('userId') ?? ''
      return isUuid(id.toLowerCase()) ? { uuid: uuidField('userId', id) } : { number: numberOf('userId', id) }
    },
    body: ({ user }) => toUserInfo(orNotFound(user, the('User'))),
    example: { as: 'admin@demo.test', query: 'userId={viewer}' },
  }),
]
