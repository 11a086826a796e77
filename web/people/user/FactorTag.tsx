import { graphql, useFragment } from 'react-relay'
import type { FactorTag_user$key } from '../../__generated__/FactorTag_user.graphql.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

/** Says of who has a second factor that they do. */
export function FactorTag({ user }: { user: FactorTag_user$key }) {
  const { secondFactor } = useFragment(
    graphql`
      fragment FactorTag_user on User {
        secondFactor {
          isSetUp
          passkeys
        }
      }
    `,
    user,
  )
  return secondFactor?.isSetUp || secondFactor?.passkeys ? <Tag>{t.hasSecondFactor}</Tag> : null
}
