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
import * as t from './__generated__/messages.ts'

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
        title={t.accessTokens}
        about={
          <>
            {t.withTheseProgramsAskAsThe} <Link to="/mysettings">{t.mySettings}</Link>.
          </>
        }
        actions={
          <PlainButton type="button" className="outlined" onClick={() => setAsked('create')}>
            {t.makeAToken}
          </PlainButton>
        }
        stacks={720}
        caption={t.accessTokensOfPeople}
        columns={[t.name, t.asksAs, t.may, t.lastUsed, t.goodUntil, '']}
        empty={t.noProgramAsksAsAnybodyHere}
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
