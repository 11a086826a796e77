import { graphql } from 'react-relay'
import type { useOwnFactorsQuery } from '../../__generated__/useOwnFactorsQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'

interface OwnFactors {
  hasApp: boolean
  hasPasskey: boolean
  /** By whose provider one can show that it is oneself, where by any. */
  provider?: { readonly organizationId: string; readonly organizationName: string }
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
            providerIdentities {
              organizationId
              organizationName
              connectedAt
              isUsable
            }
          }
        }
      }
    `,
    {},
    0,
  )
  const user = data?.viewer?.user
  const factor = user?.secondFactor
  const provider = user?.providerIdentities?.find(({ connectedAt, isUsable }) => connectedAt && isUsable)
  return { hasApp: Boolean(factor?.isSetUp), hasPasskey: Boolean(factor?.passkeys), provider }
}
