import { graphql } from 'react-relay'
import type { ExportOwnDataMutation } from '../../__generated__/ExportOwnDataMutation.graphql.ts'
import { fetchFile } from '../../kernel/export/fetchFile.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ExportOwnDataMutation($input: ExportOwnDataInput!) {
    result: exportOwnData(input: $input) {
      ... on ExportOwnDataSuccess {
        url
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Fetches everything that is kept of oneself as one archive. */
export function ExportOwnData() {
  const [create, waiting] = useMutation<ExportOwnDataMutation>(mutation)
  async function run() {
    const { done, problems } = await create({})
    if (problems) toast('error', t.exportFailed, problems.input)
    else fetchFile(done.url ?? '')
  }
  return (
    <PlainButton type="button" className="outlined" disabled={waiting} onClick={() => void run()}>
      {t.exportMyData}
    </PlainButton>
  )
}
