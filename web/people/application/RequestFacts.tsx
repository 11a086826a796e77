import { graphql, useFragment } from 'react-relay'
import type { RequestFacts_request$key } from '../../__generated__/RequestFacts_request.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Website } from './Website.tsx'
import * as t from './__generated__/messages.ts'

/** Whose an application is, where it leads back to, and until when it could act. */
export function RequestFacts({ request }: { request: RequestFacts_request$key }) {
  const { application, returnsTo, expiresAt } = useFragment(
    graphql`
      fragment RequestFacts_request on AuthorizationRequest {
        application {
          homeUrl
        }
        returnsTo
        expiresAt
      }
    `,
    request,
  )
  const homeUrl = application?.homeUrl
  return (
    <>
      <Facts
        facts={[
          ...(homeUrl ? [[t.website, <Website key="website" url={homeUrl} />] as const] : []),
          [t.leadsBackTo, returnsTo],
          [t.atTheLatestUntil, expiresAt ? momentOf(expiresAt) : null],
        ]}
      />
      <span style={{ color: 'var(--ops-ink-2)' }}>{t.revokeInMySettings}</span>
    </>
  )
}
