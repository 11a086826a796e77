import { graphql } from 'react-relay'
import type { CreateExportInput, useExportMutation } from '../../__generated__/useExportMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'
import { fetchFile } from './fetchFile.ts'

const mutation = graphql`
  mutation useExportMutation($input: CreateExportInput!) {
    result: createExport(input: $input) {
      ... on CreateExportSuccess {
        url
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Fetches an export as a file; answers with why not where it is refused. */
export function useExport(): [run: (input: CreateExportInput) => Promise<string | undefined>, isInFlight: boolean] {
  const [create, isInFlight] = useMutation<useExportMutation>(mutation)
  async function run(input: CreateExportInput) {
    const { done, problems } = await create(input)
    if (problems) return Object.values(problems)[0]
    fetchFile(done.url ?? '')
    return undefined
  }
  return [run, isInFlight]
}
