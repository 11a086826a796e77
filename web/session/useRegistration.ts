import { graphql } from 'react-relay'
import type { useRegistrationQuery } from '../__generated__/useRegistrationQuery.graphql.ts'
import { useLookUp } from '../relay/useLookUp.ts'

const query = graphql`
  query useRegistrationQuery {
    registration
  }
`

/** Why one can't sign up here, with or without a code; undefined where one can, or as long as that is not known. */
export function useRegistration(code: string | null): string | undefined {
  const { data } = useLookUp<useRegistrationQuery>(query, {}, 0)
  if (data?.registration === 'NOBODY') return 'Nobody can sign up here. Ask your Admin for an account.'
  return data?.registration === 'INVITED' && !code ? 'Signing up takes an invitation. Ask your Admin for one, and open its link.' : undefined
}
