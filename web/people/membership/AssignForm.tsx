import Box from '@mui/material/Box'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import type { AssignFormMutation } from '../../__generated__/AssignFormMutation.graphql.ts'
import type { spotQuery as SpotQuery } from '../../__generated__/spotQuery.graphql.ts'
import { OrganizationPicker } from '../../organization/organization/OrganizationPicker.tsx'
import type { Draft } from '../../kernel/draft/Draft.ts'
import { DraftLine } from '../../kernel/draft/DraftLine.tsx'
import { useDraftState } from '../../kernel/draft/useDraft.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { AssignPreview } from './AssignPreview.tsx'
import { AssignReport, type Reported } from './AssignReport.tsx'
import { beginOf, nextDay } from './dates.ts'
import type { Chosen } from './PeoplePicker.tsx'
import { emptySpot, SpotFields } from './SpotFields.tsx'
import { spotQuery } from './spotQuery.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation AssignFormMutation($input: AssignMembershipsInput!) {
    result: assignMemberships(input: $input) {
      ... on AssignMembershipsSuccess @alias(as: "success") {
        stepId
        outcomes {
          userId
          state
          error {
            message
          }
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface Where {
  readonly id: string
  readonly name: string
}

interface AssignFormProps {
  draft: Draft
  /** The organization to begin with. */
  first: Where
  people: readonly Chosen[]
  onChange: (people: readonly Chosen[]) => void
  onAssigned: () => void
}

/** Where people go, what they can do then, and what became of each. */
export function AssignForm({ draft, first, people, onChange, onAssigned }: AssignFormProps) {
  const [organization, setOrganization] = useDraftState<Where | null>(draft, 'organization', first)
  const [spot, setSpot] = useDraftState(draft, 'spot', emptySpot)
  const [problems, setProblems] = useState<Problems>({})
  const [report, setReport] = useState<readonly Reported[]>([])
  const [assign, waiting] = useMutation<AssignFormMutation>(mutation)
  const form = useForm(problems, { draft })
  const asked = { departmentId: spot.departmentId || null, groupId: spot.groupId || null }
  const { data, failure } = useLookUp<SpotQuery>(spotQuery, organization && { id: organization.id, ...asked }, 0)
  const choices = data?.organization
  const zone = choices?.timeZone ?? 'UTC'
  const input = {
    organizationId: organization?.id ?? '',
    ...asked,
    accessLevel: spot.accessLevel as 'TRANSACTIONAL',
    startsAt: spot.from ? beginOf(spot.from, zone) : null,
    endsAt: spot.until ? beginOf(nextDay(spot.until), zone) : null,
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!people.length) return setProblems({ input: t.chooseWhoIsToBeAssigned })
    if (!organization) return setProblems({ organizationId: t.chooseAnOrganization })
    const { done, problems: failed } = await assign({
      ...input,
      jobRoleId: spot.jobRoleId || null,
      userIds: people.map(({ id }) => id),
    })
    setProblems(failed ?? {})
    if (failed) return toast('error', t.errorInAssigningUserToDepartment, Object.values(failed).join(' '))
    const outcomes = done.success!.outcomes
    const reported = outcomes.map(({ userId, state, error }) => ({
      name: people.find(({ id }) => id === userId)?.name ?? t.unknownPerson,
      state,
      reason: error?.message,
    }))
    setReport(reported)
    onChange(people.filter(({ id }) => outcomes.some(({ userId, error }) => userId === id && error)))
    draft.clear()
    const refused = reported.filter(({ reason }) => reason)
    if (refused.length)
      toast('error', t.errorInAssigningUserToDepartment, t.notAssignedSeeBelow({ count: refused.length }))
    else toast('success', t.assigned({ count: reported.length }), organization.name)
    onAssigned()
  }
  const canAssign = choices?.can.assign
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Section title={t.whereTo} about={t.theDatesAreDaysOfThe}>
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
          <Box
            sx={{
              p: 3,
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
              alignItems: 'start',
            }}
          >
            <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
              <DraftLine draft={draft} />
            </Box>
            {problems.input || failure ? (
              <Notice role="alert" style={{ gridColumn: '1 / -1' }}>
                {problems.input ?? failure}
              </Notice>
            ) : null}
            <Box sx={{ gridColumn: '1 / -1' }}>
              <OrganizationPicker
                label={t.organization}
                required
                value={organization}
                onChange={(picked) => {
                  setOrganization(picked)
                  setSpot((now) => ({ ...now, departmentId: '', groupId: '', jobRoleId: '' }))
                }}
                problem={problems.organizationId}
              />
            </Box>
            <SpotFields
              spot={spot}
              onChange={(changed) => setSpot((now) => ({ ...now, ...changed }))}
              problems={problems}
              choices={choices}
            />
          </Box>
          <Box sx={{ px: 3, pb: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <PlainButton
              type="submit"
              className="primary"
              disabled={waiting || !people.length || canAssign?.allowed === false}
            >
              {people.length ? t.assign({ count: people.length }) : t.assign2}
            </PlainButton>
            {canAssign ? <Why permission={canAssign} /> : null}
            {people.length ? null : <span style={{ color: 'var(--ops-ink-2)' }}>{t.chooseWhoFirst}</span>}
          </Box>
        </form>
      </Section>
      {report.length ? <AssignReport report={report} /> : null}
      <AssignPreview people={people} input={canAssign?.allowed && organization ? input : null} />
    </Box>
  )
}
