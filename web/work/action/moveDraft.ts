import type { Choice } from '../../kernel/ui/SearchPicker.tsx'
import type { MoveInput } from './moveAction.ts'

/** What the form of a move holds: people and vehicles with their names, and numbers as they are typed. */
export type MoveDraft = Omit<
  MoveInput,
  'assigneeId' | 'delegateId' | 'vehicleId' | 'serviceTimeMins' | 'durationMins'
> & {
  assignee?: Choice | null
  delegate?: Choice | null
  vehicle?: Choice | null
  serviceTimeMins?: string
  durationMins?: string
}

/** What is sent of it; who was not chosen, and what was not touched, is left out. */
export function moveInputOf({
  assignee,
  delegate,
  vehicle,
  serviceTimeMins,
  durationMins,
  ...input
}: MoveDraft): MoveInput {
  return {
    ...input,
    ...(assignee !== undefined && { assigneeId: assignee?.id ?? null }),
    ...(delegate !== undefined && { delegateId: delegate?.id ?? null }),
    ...(vehicle !== undefined && { vehicleId: vehicle?.id ?? null }),
    ...(serviceTimeMins !== undefined && { serviceTimeMins: Number(serviceTimeMins) }),
    ...(durationMins && { durationMins: Number(durationMins) }),
  }
}
