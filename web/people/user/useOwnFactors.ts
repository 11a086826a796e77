import { graphql } from 'react-relay'
import type { useOwnFactorsQuery } from '../../__generated__/useOwnFactorsQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'

interface OwnFactors {
  hasApp: boolean
  hasPasskey: boolean
}

/** What one proves oneself by beside the password, read as it is asked for; nothing until it is known. */
export function useOwnFactors(): OwnFactors {
  const { data } = useLookUp<useOwnFactorsQuery>(
    graphql`
      query useOwnFactorsQuery {
        viewer {
          user {
            secondFactor {
              isSetUp
              passkeys
            }
          }
        }
      }
    `,
    {},
    0,
  )
  const factor = data?.viewer?.user.secondFactor
  return { hasApp: Boolean(factor?.isSetUp), hasPasskey: Boolean(factor?.passkeys) }
}
