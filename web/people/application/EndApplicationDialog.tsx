import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { EndApplicationDialogMutation } from '../../__generated__/EndApplicationDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation EndApplicationDialogMutation($input: EndApplicationInput!) {
    result: endApplication(input: $input) {
      ... on EndApplicationSuccess {
        application {
          id
          endedAt
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface EndApplicationDialogProps {
  application: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Ends an application, once one has read what ends with it. */
export function EndApplicationDialog({ application, onClose }: EndApplicationDialogProps) {
  const { id, name } = useShown(application)
  const [end, waiting] = useMutation<EndApplicationDialogMutation>(mutation)
  const { revalidate } = useRevalidator()
  const act = async () => {
    const { problems } = await end({ id })
    if (problems) return problems
    toast('success', t.applicationEnded, name)
    onClose()
    await revalidate()
    return undefined
  }
  return (
    <ActDialog title={t.end({ name })} submit={t.endApplication} act={act} waiting={waiting} onClose={onClose}>
      <span>{t.whatEndingDoes}</span>
    </ActDialog>
  )
}
