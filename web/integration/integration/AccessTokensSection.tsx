import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AccessTokensSectionPageQuery } from '../../__generated__/AccessTokensSectionPageQuery.graphql.ts'
import type { AccessTokensSection_organization$key } from '../../__generated__/AccessTokensSection_organization.graphql.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { CreateTokenDialog } from '../../people/token/CreateTokenDialog.tsx'
import { RevokeTokenDialog } from '../../people/token/RevokeTokenDialog.tsx'
import { RotateTokenDialog } from '../../people/token/RotateTokenDialog.tsx'
import { TokenRow, type NamedToken } from '../../people/token/TokenRow.tsx'
import { ServiceAccountTag } from '../../people/user/ServiceAccountTag.tsx'
import * as t from './__generated__/messages.ts'

type Asked = 'create' | { what: 'rotate' | 'revoke'; token: NamedToken }

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
                id
                name
                isServiceAccount
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
  const [asked, setAsked] = useState<Asked>()
  const viewer = useViewer()
  const close = () => setAsked(undefined)
  const ask = (what: 'rotate' | 'revoke') => (token: NamedToken) => setAsked({ what, token })
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
          <TokenRow
            key={token.id}
            token={token}
            owner={
              <>
                {token.owner.name} {token.owner.isServiceAccount ? <ServiceAccountTag /> : null}
              </>
            }
            onRevoke={ask('revoke')}
            onRotate={token.owner.id === viewer?.id ? ask('rotate') : undefined}
          />
        ))}
      </TableSection>
      {asked === 'create' ? <CreateTokenDialog onClose={close} /> : null}
      {asked && asked !== 'create' && asked.what === 'rotate' ? (
        <RotateTokenDialog token={asked.token} onClose={close} />
      ) : null}
      {asked && asked !== 'create' && asked.what === 'revoke' ? (
        <RevokeTokenDialog
          token={asked.token}
          owner={tokens.find(({ id }) => id === asked.token.id)?.owner.name}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
