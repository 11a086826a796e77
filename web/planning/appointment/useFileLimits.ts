import { graphql } from 'react-relay'
import type { useFileLimitsQuery } from '../../__generated__/useFileLimitsQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query useFileLimitsQuery {
    attachmentLimits {
      megabytes
      endings
    }
  }
`

/** Which files an appointment takes: in words, for the browser's choice, and why one is refused before it is sent. */
export function useFileLimits() {
  const limits = useLookUp<useFileLimitsQuery>(query, {}, 0).data?.attachmentLimits
  const allowed = limits ? t.fileLimits({ endings: limits.endings.join(', '), megabytes: limits.megabytes }) : undefined
  return {
    allowed,
    accept: limits?.endings.map((ending) => `.${ending}`).join(','),
    refusal: ({ name, size }: File): string | undefined => {
      if (!limits) return undefined
      if (!limits.endings.includes(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''))
        return t.thisKindOfFileIsNot({ allowed: allowed ?? '' })
      if (!size) return t.theFileIsEmpty
      return size > limits.megabytes * 1_000_000 ? t.theFileIsTooBigTaken({ allowed: allowed ?? '' }) : undefined
    },
  }
}
