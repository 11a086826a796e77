import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DuplicateMetricDialogMutation } from '../../__generated__/DuplicateMetricDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useSelectedOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { DuplicateDialog } from '../../kernel/ui/DuplicateDialog.tsx'
import { metricAddress } from './addresses.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation DuplicateMetricDialogMutation($input: DuplicateMetricInput!) {
    result: duplicateMetric(input: $input) {
      ... on DuplicateMetricSuccess {
        metric {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface DuplicateMetricDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Asks what the copy is called, and leads to it. */
export function DuplicateMetricDialog({ id, name, onClose }: DuplicateMetricDialogProps) {
  const [duplicate, waiting] = useMutation<DuplicateMetricDialogMutation>(mutation)
  const organization = useSelectedOrganization()
  const navigate = useNavigate()
  return (
    <DuplicateDialog
      name={name}
      most={200}
      help={t.theCopyStandsInAndHas({ value: organization?.name ?? t.yourOrganization })}
      duplicate={async (called) => {
        const { done, problems } = await duplicate({ id, name: called, organizationId: organization?.id })
        if (problems) return problems
        onClose()
        void navigate(metricAddress(done.metric!.id))
        return undefined
      }}
      waiting={waiting}
      onClose={onClose}
    />
  )
}
