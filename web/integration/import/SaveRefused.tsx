import { useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { SaveRefused_import$key } from '../../__generated__/SaveRefused_import.graphql.ts'
import type { SaveRefusedQuery } from '../../__generated__/SaveRefusedQuery.graphql.ts'
import { saveText } from '../../performance/observation/saveText.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query SaveRefusedQuery($id: ID!) {
    import(id: $id) {
      refusedRows
    }
  }
`

/** Gives the refused rows as a CSV with the reasons, where there are any. */
export function SaveRefused({ import: key }: { import: SaveRefused_import$key }) {
  const { id, name, refused } = useFragment(
    graphql`
      fragment SaveRefused_import on Import {
        id
        name
        refused
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const [problem, setProblem] = useState<string>()
  if (!refused) return null
  const save = () =>
    fetchQuery<SaveRefusedQuery>(environment, query, { id }, { networkCacheConfig: { force: true } }).subscribe({
      next: ({ import: one }) => saveText(`refused-${name}`, one?.refusedRows ?? ''),
      error: (error: Error) => setProblem(error.message),
    })
  return (
    <>
      <PlainButton type="button" className="outlined" onClick={save}>
        {t.saveTheRefusedRows}
      </PlainButton>
      {problem ? <Notice role="alert">{problem}</Notice> : null}
    </>
  )
}
