import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MyTokensSection_viewer$key } from '../../__generated__/MyTokensSection_viewer.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx'
import { TokenRow } from './TokenRow.tsx'
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
  const [asked, setAsked] = useState<'create' | { id: string; name: string }>()
  const frame = useKeptFocus<HTMLDivElement>(tokens.length)
  const close = () => setAsked(undefined)
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
          <TokenRow key={token.id} token={token} onRevoke={setAsked} />
        ))}
      </TableSection>
      {asked === 'create' ? <CreateTokenDialog onClose={close} /> : null}
      {asked && asked !== 'create' ? <RevokeTokenDialog token={asked} onClose={close} /> : null}
    </div>
  )
}
