import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { wallMoment, wallIn, instantOf } from '../../kernel/ui/wallTimes.ts'
import { useAddPopup } from '../../kernel/shell/useAddPopup.ts'
import { zoneHere } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

export interface Spot {
  /** What the menu hangs on; where it is not there, at the pointer. */
  anchor: HTMLElement | null
  at?: { top: number; left: number }
  /** The day that was chosen, as 2026-11-23. */
  day: string
  /** What was chosen of it, as wall times. */
  from?: string
  to?: string
}

interface AddMenuProps {
  spot: Spot
  zone: string
  onClose: () => void
}

/** What can be added at a time of the calendar. */
export function AddMenu({ spot, zone, onClose }: AddMenuProps) {
  const { add } = useAddPopup()
  const from = spot.from ?? `${spot.day}T09:00`
  const to = spot.to ?? `${spot.day}T10:00`
  // An appointment lasts a day at most.
  const isWithinDay = Date.parse(`${to}Z`) - Date.parse(`${from}Z`) < 24 * 3_600_000
  const endTime = isWithinDay ? to.slice(11) : '00:00'
  // The form asks by the clock of whoever fills it in.
  const own = (wall: string) => wallIn(instantOf(wall, zone), zoneHere())
  const choose = (name: string, given: Partial<Record<string, string>>) => {
    onClose()
    add(name, given)
  }
  return (
    <Menu
      open
      onClose={onClose}
      anchorEl={spot.anchor}
      {...(spot.at && { anchorReference: 'anchorPosition' as const, anchorPosition: spot.at })}
      slotProps={{ list: { 'aria-label': t.addOn({ wallMoment: wallMoment(from) }) } }}
    >
      <MenuItem onClick={() => choose('task', { start: own(from), due: own(to) })}>
        {t.addARecordOn({ wallMoment: wallMoment(from) })}
      </MenuItem>
      <MenuItem onClick={() => choose('appointment', { date: from.slice(0, 10), startTime: from.slice(11), endTime })}>
        {t.addAnAppointmentOn({ wallMoment: wallMoment(from) })}
      </MenuItem>
    </Menu>
  )
}
