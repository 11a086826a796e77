import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AccessTokensSectionPageQuery } from '../../__generated__/AccessTokensSectionPageQuery.graphql.ts'
import type { AccessTokensSection_organization$key } from '../../__generated__/AccessTokensSection_organization.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx'
import { TokenRow } from './TokenRow.tsx'

/** The tokens of an organization's people, for who administers it. */
export function AccessTokensSection({ organization }: { organization: AccessTokensSection_organization$key }) {
  const { data, ...page } = usePaginationFragment<AccessTokensSectionPageQuery, AccessTokensSection_organization$key>(
    graphql`
      fragment AccessTokensSection_organization on Organization
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "Cursor" })
      @refetchable(queryName: "AccessTokensSectionPageQuery") {
        accessTokens(first: $count, after: $cursor, filter: { state: { ne: REVOKED } })
          @connection(key: "AccessTokensSection_accessTokens", filters: []) {
          edges {
            node {
              id
              owner {
                name
              }
              ...TokenRow_token
            }
          }
        }
      }
    `,
    organization,
  )
  const tokens = data.accessTokens.edges.map(({ node }) => node)
  const [asked, setAsked] = useState<'create' | { id: string; name: string }>()
  const frame = useKeptFocus<HTMLDivElement>(tokens.length)
  return (
    <div ref={frame}>
      <TableSection
        title="Access tokens"
        about={
          <>
            With these programs ask as the people of the organization and all below it. Everybody makes their own in{' '}
            <Link to="/mysettings">My settings</Link>.
          </>
        }
        actions={
          <PlainButton type="button" className="outlined" onClick={() => setAsked('create')}>
            Make a token
          </PlainButton>
        }
        stacks={720}
        caption="Access tokens of people"
        columns={['Name', 'Asks as', 'May', 'Last used', 'Good until', '']}
        empty="No program asks as anybody here. Make a token for each that shall."
        page={page}
      >
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} owner={token.owner.name} onRevoke={setAsked} />
        ))}
      </TableSection>
      {asked === 'create' ? <CreateTokenDialog onClose={() => setAsked(undefined)} /> : null}
      {asked && asked !== 'create' ? (
        <RevokeTokenDialog
          token={asked}
          owner={tokens.find(({ id }) => id === asked.id)?.owner.name}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  )
}
