import { graphql } from 'react-relay'
import type { useSendFileMutation } from '../../__generated__/useSendFileMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'
import { sendFile } from './sendFile.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation useSendFileMutation($input: CreateFileTicketInput!) {
    result: createFileTicket(input: $input) {
      ... on CreateFileTicketSuccess {
        url
        fileId
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

type Input = useSendFileMutation['variables']['input']

type Sent = { fileId: string; problem?: undefined } | { fileId?: undefined; problem: string }

/** A function that sends a file for something; answers with its id, or with what went wrong. */
export function useSendFile() {
  const [askTicket] = useMutation<useSendFileMutation>(mutation)
  return async (
    { purpose, ...owner }: Input['owner'] & Pick<Input, 'purpose'>,
    file: File,
    onProgress?: (share: number) => void,
  ): Promise<Sent> => {
    const { done, problems } = await askTicket({ purpose, owner, name: file.name, size: file.size })
    if (!done?.url || !done.fileId) return { problem: Object.values(problems ?? {})[0] ?? t.theFileCouldNotBeSent }
    const problem = await sendFile(done.url, file, onProgress)
    return problem ? { problem } : { fileId: done.fileId }
  }
}
