// An appointment while it is written; kept in the tab over a reload.
import { useState } from 'react'
import { useKeptText } from '../../kernel/ui/useKeptText.ts'
import type { LocationMode } from './words.ts'

export interface AppointmentDraft {
  name: string
  date: string
  startTime: string
  endTime: string
  timeZone: string
  locationMode: LocationMode
  objective: string
  place: string
  description: string
  location: { readonly id: string; readonly name: string } | null
}

export const emptyDraft: AppointmentDraft = {
  name: '',
  date: '',
  startTime: '09:00',
  endTime: '10:00',
  timeZone: '',
  locationMode: 'ON_SITE',
  objective: '',
  place: '',
  description: '',
  location: null,
}

/**
 * A draft of any form, kept under a name until it is forgotten; what it is opened with is more than what was typed
 * before.
 */
export function useKeptDraft<Draft extends object>(name: string, initial: Draft, given: Partial<Draft> = {}) {
  const [kept, keep] = useKeptText(name)
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...read<Draft>(kept), ...given }))
  const change = (more: Partial<Draft>) => {
    const next = { ...draft, ...more }
    setDraft(next)
    keep(JSON.stringify(next))
  }
  return { draft, change, forget: () => keep('') }
}

function read<Draft>(text: string): Partial<Draft> {
  try {
    return text ? (JSON.parse(text) as Partial<Draft>) : {}
  } catch {
    return {}
  }
}

export const scheduleOf = ({ date, startTime, endTime, timeZone }: AppointmentDraft) => ({
  date,
  startTime,
  endTime,
  timeZone: timeZone || null,
})
