import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { RetentionDialog_retention$key } from '../../__generated__/RetentionDialog_retention.graphql.ts'
import type { RetentionDialogMutation } from '../../__generated__/RetentionDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { kinds } from './kinds.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation RetentionDialogMutation($input: SetRetentionInput!) {
    result: setRetention(input: $input) {
      ... on SetRetentionSuccess {
        organization {
          id
          ...RetentionSection_organization
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface RetentionDialogProps {
  organizationId: string
  retention: RetentionDialog_retention$key
  onClose: () => void
}

/** Sets for how many days each kind is kept; empty is for ever. */
export function RetentionDialog({ organizationId, retention: key, onClose }: RetentionDialogProps) {
  const { version, auditDays, historyDays, messageDays, fileDays } = useFragment(
    graphql`
      fragment RetentionDialog_retention on OrganizationRetention {
        version
        auditDays
        historyDays
        messageDays
        fileDays
      }
    `,
    key,
  )
  const [set, waiting] = useMutation<RetentionDialogMutation>(mutation)
  const kept = { auditDays, historyDays, messageDays, fileDays }
  const draft = useDraft('RetentionDialog', organizationId, version)
  const [days, setDays] = useDraftState(draft, 'days', () =>
    Object.fromEntries(kinds.map(([kind]) => [kind, String(kept[kind] ?? '')])),
  )
  const act = async () => {
    const given = Object.fromEntries(kinds.map(([kind]) => [kind, Math.trunc(Number(days[kind]) || 0)]))
    const { problems } = await set({ organizationId, version: draft.version, ...given })
    if (problems) return problems
    draft.clear()
    toast('success', t.retentionIsSet)
    onClose()
    return undefined
  }
  return (
    <ActDialog title={t.setRetention} submit={t.save} draft={draft} act={act} waiting={waiting} onClose={onClose}>
      {(problems) => (
        <>
          <Typography>{t.whatRetentionDoes}</Typography>
          {kinds.map(([kind, label]) => (
            <Field
              key={kind}
              label={t.daysOf({ what: label })}
              type="number"
              min={0}
              inputMode="numeric"
              help={t.emptyForEver}
              value={days[kind]}
              problem={problems[kind]}
              onChange={({ target }) => setDays((all) => ({ ...all, [kind]: target.value }))}
            />
          ))}
        </>
      )}
    </ActDialog>
  )
}
