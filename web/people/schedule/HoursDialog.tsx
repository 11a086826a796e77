import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { HoursDialog_organization$key } from '../../__generated__/HoursDialog_organization.graphql.ts'
import type { HoursDialogMutation } from '../../__generated__/HoursDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ClosureFields } from './ClosureFields.tsx'
import { WeekFields } from './WeekFields.tsx'
import { months } from './week.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation HoursDialogMutation($input: SaveBusinessHoursInput!) {
    result: saveBusinessHours(input: $input) {
      ... on SaveBusinessHoursSuccess {
        organization {
          ...HoursSection_organization
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** The hours of an organization as fields. */
export function HoursDialog({
  organization: key,
  onClose,
}: {
  organization: HoursDialog_organization$key
  onClose: () => void
}) {
  const { id, name, timeZone, businessHours } = useShownFragment(
    graphql`
      fragment HoursDialog_organization on Organization {
        id
        name
        timeZone
        businessHours {
          version
          fiscalMonth
          windows {
            weekday
            from
            to
          }
          closures {
            day
            name
          }
        }
      }
    `,
    key,
  )
  const draft = useDraft('hours', id, businessHours.version)
  const [windows, setWindows] = useDraftState(draft, 'windows', [...businessHours.windows])
  const [closures, setClosures] = useDraftState(draft, 'closures', [...businessHours.closures])
  const [fiscalMonth, setFiscalMonth] = useDraftState(draft, 'fiscalMonth', businessHours.fiscalMonth)
  const [problems, setProblems] = useState<Problems>({})
  const [save, isInFlight] = useMutation<HoursDialogMutation>(mutation)
  const submit = async () => {
    const outcome = await save({ organizationId: id, version: draft.version, windows, closures, fiscalMonth })
    if (outcome.problems) return setProblems(outcome.problems)
    draft.clear()
    toast('success', t.hoursOfSaved({ name }))
    onClose()
  }
  return (
    <FormDialog
      title={t.hoursOf({ name })}
      submit={t.saveHours}
      width="sm"
      problems={problems}
      waiting={isInFlight}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t.theyHoldForAllOrganizationsBelow({ timeZone })}</Typography>
      <WeekFields windows={windows} problems={problems} onChange={setWindows} />
      <ClosureFields closures={closures} problems={problems} onChange={setClosures} />
      <SelectField
        label={t.fiscalYearBeginsIn}
        value={fiscalMonth}
        problem={problems.fiscalMonth}
        onChange={(event) => setFiscalMonth(Number(event.target.value))}
      >
        {months.map((month, i) => (
          <option key={month} value={i + 1}>
            {month}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
