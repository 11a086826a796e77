// The legacy paths of users.
import { isUuid } from '../node.ts'
import { numberOf, page, uuidField } from './fields.ts'
import { orNotFound, row, type RestRow } from './rest.ts'
import { toUserInfo, userFields, type LegacyUser } from './userInfo.ts'

export const userRows: RestRow[] = [
  row<{ users: LegacyUser[] }>({
    method: 'GET',
    path: '/api/views/users',
    document: `query ($limit: Int!, $offset: Int!) { users: userList(limit: $limit, offset: $offset) { ${userFields} } }`,
    variables: page,
    body: ({ users }) => users.map(toUserInfo),
    example: { as: 'admin@demo.test', query: 'limit=3' },
  }),
  row<{ user: LegacyUser | null }>({
    method: 'GET',
    path: '/api/views/user',
    document: `query ($number: Int, $uuid: String) { user(internalID: $number, uuid: $uuid) { ${userFields} } }`,
    variables({ query }) {
      const id = query.get('userId') ?? ''
      return isUuid(id.toLowerCase()) ? { uuid: uuidField('userId', id) } : { number: numberOf('userId', id) }
    },
    body: ({ user }) => toUserInfo(orNotFound(user, 'The user')),
    example: { as: 'admin@demo.test', query: 'userId={viewer}' },
  }),
]
