import Typography from '@mui/material/Typography'
import { graphql } from 'react-relay'
import type { DepartmentsStepQuery } from '../../../__generated__/DepartmentsStepQuery.graphql.ts'
import { useLookUp } from '../../../kernel/relay/useLookUp.ts'
import { Ghost } from '../../../kernel/ui/Ghost.tsx'
import { Notice } from '../../../kernel/ui/Notice.tsx'
import type { StepProps } from './StepProps.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query DepartmentsStepQuery($organizationId: ID!) {
    departments(first: 1000, filter: { status: { eq: ACTIVE }, organization: { inTreeOf: $organizationId } }) {
      nodes {
        id
        name
        description
      }
    }
  }
`

/** Which departments of its tree it has. */
export function DepartmentsStep({ draft, change, problems, organizationId }: StepProps & { organizationId?: string }) {
  const { data, failure, isCurrent } = useLookUp<DepartmentsStepQuery>(
    query,
    organizationId ? { organizationId } : null,
    0,
  )
  if (!organizationId) {
    return <Typography color="textSecondary">{t.aTreeOfItsOwnHas}</Typography>
  }
  const problem = failure ?? Object.entries(problems).find(([path]) => path.startsWith('departmentIds'))?.[1]
  if (problem) return <Notice role="alert">{problem}</Notice>
  if (!isCurrent) return <Ghost role="group" aria-label={t.loading} style={{ height: 80 }} />
  const departments = data?.departments.nodes ?? []
  if (!departments.length) return <Typography color="textSecondary">{t.itsTreeHasNoDepartmentsYet}</Typography>
  const toggle = (id: string, isThere: boolean) =>
    change({ departmentIds: isThere ? [...draft.departmentIds, id] : draft.departmentIds.filter((one) => one !== id) })
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, display: 'grid', gap: 8 }}>
      <Typography component="legend" variant="h2" sx={{ p: 0, mb: 2 }}>
        {t.departmentsThatItHas}
      </Typography>
      {departments.map(({ id, name, description }) => (
        <label key={id} style={{ display: 'flex', alignItems: 'baseline', gap: 8 }}>
          <input
            type="checkbox"
            checked={draft.departmentIds.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
          <span>
            {name} <span style={{ color: 'var(--ops-ink-2)', fontSize: 12 }}>{description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
