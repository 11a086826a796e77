import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MyTokensSection_viewer$key } from '../../__generated__/MyTokensSection_viewer.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { CreateTokenDialog } from '../../people/token/CreateTokenDialog.tsx'
import { RevokeTokenDialog } from '../../people/token/RevokeTokenDialog.tsx'
import { RotateTokenDialog } from '../../people/token/RotateTokenDialog.tsx'
import { TokenRow, type NamedToken } from '../../people/token/TokenRow.tsx'
import * as t from './__generated__/messages.ts'

/** The tokens by which programs ask as oneself. */
export function MyTokensSection({ viewer }: { viewer: MyTokensSection_viewer$key }) {
  const {
    accessTokens: { nodes: tokens },
  } = useFragment(
    graphql`
      fragment MyTokensSection_viewer on Viewer {
        accessTokens(first: 100, filter: { state: { ne: REVOKED } }) {
          nodes {
            id
            ...TokenRow_token
          }
        }
      }
    `,
    viewer,
  )
  const [asked, setAsked] = useState<'create' | { what: 'rotate' | 'revoke'; token: NamedToken }>()
  const frame = useKeptFocus<HTMLDivElement>(tokens.length)
  const close = () => setAsked(undefined)
  const ask = (what: 'rotate' | 'revoke') => (token: NamedToken) => setAsked({ what, token })
  return (
    <div ref={frame}>
      <TableSection
        title={t.accessTokens}
        about={t.withOneOfTheseAProgram}
        actions={
          <PlainButton type="button" className="outlined" onClick={() => setAsked('create')}>
            {t.makeAToken}
          </PlainButton>
        }
        stacks={640}
        caption={t.tokensOfProgramsThatAskAs}
        columns={[t.name, t.may, t.lastUsed, t.goodUntil, '']}
        empty={t.noProgramAsksAsYouMake}
      >
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={ask('revoke')} onRotate={ask('rotate')} />
        ))}
      </TableSection>
      {asked === 'create' ? <CreateTokenDialog onClose={close} /> : null}
      {asked && asked !== 'create' && asked.what === 'rotate' ? (
        <RotateTokenDialog token={asked.token} onClose={close} />
      ) : null}
      {asked && asked !== 'create' && asked.what === 'revoke' ? (
        <RevokeTokenDialog token={asked.token} onClose={close} />
      ) : null}
    </div>
  )
}
