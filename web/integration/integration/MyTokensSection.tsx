import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MyTokensSection_viewer$key } from '../../__generated__/MyTokensSection_viewer.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx'
import { TokenRow } from './TokenRow.tsx'

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
        title="Access tokens"
        about="With one of these a program asks as you, as far as you let it. Give each program its own."
        actions={
          <PlainButton type="button" className="outlined" onClick={() => setAsked('create')}>
            Make a token
          </PlainButton>
        }
        stacks={640}
        caption="Tokens of programs that ask as me"
        columns={['Name', 'May', 'Last used', 'Good until', '']}
        empty="No program asks as you. Make a token for one that works with the graph, REST or data of metrics."
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
