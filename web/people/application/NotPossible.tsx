import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { NotPossible_request$key } from '../../__generated__/NotPossible_request.graphql.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { isWayBack } from './leadBack.ts'
import * as t from './__generated__/messages.ts'

/** Why an application can be allowed nothing, and the way on. */
export function NotPossible({ request }: { request: NotPossible_request$key }) {
  const { application, problem, deniedUrl } = useFragment(
    graphql`
      fragment NotPossible_request on AuthorizationRequest {
        application {
          name
        }
        problem
        deniedUrl
      }
    `,
    request,
  )
  return (
    <>
      <Notice role="alert">{problem ?? t.notOfThisOrganization}</Notice>
      <span>{t.whatToDo}</span>
      {application && deniedUrl && isWayBack(deniedUrl) ? (
        <a href={deniedUrl} style={{ overflowWrap: 'anywhere' }}>
          {t.backTo({ name: application.name })}
        </a>
      ) : (
        <Link to="/home">{t.toTheBoard}</Link>
      )}
    </>
  )
}
