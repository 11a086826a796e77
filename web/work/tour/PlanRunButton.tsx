import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { PlanRunButton_tour$key } from '../../__generated__/PlanRunButton_tour.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import * as t from './__generated__/messages.ts'

const PlanRunDialog = lazy(async () => ({ default: (await import('./PlanRunDialog.tsx')).PlanRunDialog }))

interface PlanRunButtonProps {
  tour: PlanRunButton_tour$key
  /** Whether it is what the part of the screen is for. */
  isPrimary?: boolean
}

/** Plans a run of a tour, and leads to its walk. */
export function PlanRunButton({ tour: key, isPrimary }: PlanRunButtonProps) {
  const tour = useFragment(
    graphql`
      fragment PlanRunButton_tour on Tour {
        name
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
  const [plans, setPlans] = useState(false)
  if (!tour.can.plan.allowed) return <Why permission={tour.can.plan} />
  return (
    <>
      <PlainButton
        type="button"
        className={isPrimary ? 'primary' : 'outlined'}
        aria-label={isPrimary ? undefined : t.planARunOf({ name: tour.name })}
        onClick={() => setPlans(true)}
      >
        {t.planARun}
      </PlainButton>
      {plans ? (
        <LateWindow onFailure={() => setPlans(false)}>
          <PlanRunDialog
            tour={tour}
            onClose={() => setPlans(false)}
            onPlanned={(id) => void navigate(`/actonTourSettings/run/${id}`)}
          />
        </LateWindow>
      ) : null}
    </>
  )
}
