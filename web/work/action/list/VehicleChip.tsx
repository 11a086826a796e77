import { lazy, useState } from 'react'
import { graphql } from 'react-relay'
import { LateWindow } from '../../../kernel/shell/LateWindow.tsx'
import type { VehicleChipQuery } from '../../../__generated__/VehicleChipQuery.graphql.ts'
import { useLookUp } from '../../../kernel/relay/useLookUp.ts'
import { ChevronIcon } from '../../../kernel/ui/icons.tsx'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const VehicleMenu = lazy(async () => ({ default: (await import('./VehicleMenu.tsx')).VehicleMenu }))

const query = graphql`
  query VehicleChipQuery($id: ID!) {
    node(id: $id) {
      ... on Vehicle @alias(as: "vehicle") {
        unitNumber
      }
    }
  }
`

interface VehicleChipProps {
  /** The id of a vehicle, 'none', or empty for any. */
  value: string
  /** Whose tree's vehicles are offered. */
  organizationId: string | undefined
  onChoose: (value: string) => void
}

/** The vehicle that the list is narrowed to, and a window to choose another. */
export function VehicleChip({ value, organizationId, onChoose }: VehicleChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data } = useLookUp<VehicleChipQuery>(query, value && value !== 'none' ? { id: value } : null, 0)
  const name = value === 'none' ? t.noVehicle : (data?.node?.vehicle?.unitNumber ?? t.oneVehicle)
  return (
    <>
      <PlainButton
        type="button"
        className={value ? 'chip chosen' : 'chip'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t.vehicle}
        <b style={{ fontWeight: 550, color: 'var(--ops-ink)' }}>{value ? name : t.any}</b>
        <ChevronIcon size={12} />
      </PlainButton>
      {anchor ? (
        <LateWindow onFailure={() => setAnchor(null)}>
          <VehicleMenu
            anchor={anchor}
            organizationId={organizationId}
            onClose={() => setAnchor(null)}
            onChoose={(chosen) => {
              setAnchor(null)
              onChoose(chosen)
            }}
          />
        </LateWindow>
      ) : null}
    </>
  )
}
