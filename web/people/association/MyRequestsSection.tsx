import { lazy, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { MyRequestsSectionPageQuery } from '../../__generated__/MyRequestsSectionPageQuery.graphql.ts'
import type { MyRequestsSection_query$key } from '../../__generated__/MyRequestsSection_query.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { MyRequestRow } from './MyRequestRow.tsx'
import * as t from './__generated__/messages.ts'

const JoinDialog = lazy(async () => ({ default: (await import('./JoinDialog.tsx')).JoinDialog }))

/** What the viewer asked for, and the way to ask. */
export function MyRequestsSection({ query }: { query: MyRequestsSection_query$key }) {
  const { data, ...page } = usePaginationFragment<MyRequestsSectionPageQuery, MyRequestsSection_query$key>(
    graphql`
      fragment MyRequestsSection_query on Query
      @refetchable(queryName: "MyRequestsSectionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "Cursor" }) {
        myAssociationRequests(first: $first, after: $after) @connection(key: "MyRequestsSection_myAssociationRequests") {
          edges {
            node {
              id
              ...MyRequestRow_request
            }
          }
        }
      }
    `,
    query,
  )
  const [joining, setJoining] = useState(false)
  const { edges } = data.myAssociationRequests
  return (
    <>
      <TableSection
        title={t.myRequests}
        about={t.whereYouAskedToBelongAnd}
        actions={
          <PlainButton type="button" className="primary" onClick={() => setJoining(true)}>
            {t.joinAnOrganization}
          </PlainButton>
        }
        caption={t.whatYouAskedFor}
        columns={[t.organization, t.note, t.asked, t.status, '']}
        empty={t.youHaveAskedForNothingYet}
        page={page}
      >
        {edges.map(({ node }) => (
          <MyRequestRow key={node.id} request={node} />
        ))}
      </TableSection>
      {joining ? (
        <LateWindow onFailure={() => setJoining(false)}>
          <JoinDialog onClose={() => setJoining(false)} />
        </LateWindow>
      ) : null}
    </>
  )
}
