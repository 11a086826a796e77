import type { Choice } from '../../kernel/ui/SearchPicker.tsx'

interface Named {
  readonly vehicleId: string
  readonly unitNumber: string
}

/** A vehicle that something names, as the picker has it. */
export const vehicleChoice = (vehicle: Named | null | undefined): Choice | null =>
  vehicle ? { id: vehicle.vehicleId, name: vehicle.unitNumber } : null
