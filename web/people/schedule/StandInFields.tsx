import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { ColleagueField } from '../membership/ColleagueField.tsx'
import { PartsField } from './PartsField.tsx'
import type { PartDraft } from './parts.ts'
import * as t from './__generated__/messages.ts'

export interface StandIn {
  deputy: { readonly id: string; readonly name: string } | null
  parts: readonly PartDraft[]
  reason: string
}

interface StandInFieldsProps {
  value: StandIn
  userId: string
  organizationId: string
  /** Whether parts may be of some of the time. */
  hasTimes?: boolean
  problems: Problems
  onChange: (change: Partial<StandIn>) => void
}

/** Who stands in, for all of an absence and for parts of it, and why somebody is away. */
export const StandInFields = ({ value, problems, onChange, ...parts }: StandInFieldsProps) => (
  <>
    <ColleagueField
      label={t.deputy}
      help={t.whoStandsInLeaveEmptyFor}
      onlyPeople
      but={new Set([parts.userId])}
      chosen={value.deputy}
      onChange={(deputy) => onChange({ deputy })}
      problem={problems.deputyId}
    />
    <PartsField
      {...parts}
      parts={value.parts}
      problems={problems}
      onChange={(changed) => onChange({ parts: changed })}
    />
    <Field
      label={t.why}
      maxLength={200}
      value={value.reason}
      onChange={(event) => onChange({ reason: event.target.value })}
      problem={problems.reason}
      help={t.shownToThePersonAndTo}
    />
  </>
)
