import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { WalkableRow_tour$key } from '../../__generated__/WalkableRow_tour.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { includesText } from './includesText.ts'
import * as t from './__generated__/messages.ts'

const PlanRunDialog = lazy(async () => ({ default: (await import('./PlanRunDialog.tsx')).PlanRunDialog }))

/** A tour of which a run may be planned, which leads to its walk. */
export function WalkableRow({ tour: key }: { tour: WalkableRow_tour$key }) {
  const tour = useFragment(
    graphql`
      fragment WalkableRow_tour on Tour {
        name
        stopCount
        type {
          name
        }
        includes {
          buckets
        }
        organization {
          name
          rootName
        }
        can {
          plan {
            allowed
            reason
          }
        }
        ...PlanRunDialog_tour
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const { search } = useLocation()
  const [plans, setPlans] = useState(false)
  return (
    <tr>
      <th scope="row">{tour.name}</th>
      <td>{tour.type.name}</td>
      <td className="number">{tour.stopCount}</td>
      <td>{includesText(tour.includes)}</td>
      <td>{inRoot(tour.organization)}</td>
      <td style={{ textAlign: 'end' }}>
        {tour.can.plan.allowed ? (
          <PlainButton
            type="button"
            className="outlined"
            aria-label={t.planARunOf({ name: tour.name })}
            onClick={() => setPlans(true)}
          >
            {t.planARun}
          </PlainButton>
        ) : (
          <Why permission={tour.can.plan} />
        )}
        {plans ? (
          <LateWindow onFailure={() => setPlans(false)}>
            <PlanRunDialog
              tour={tour}
              onClose={() => setPlans(false)}
              onPlanned={(id) => void navigate({ pathname: `/home/tour/${id}`, search })}
            />
          </LateWindow>
        ) : null}
      </td>
    </tr>
  )
}
