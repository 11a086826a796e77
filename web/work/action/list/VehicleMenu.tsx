import Popover from '@mui/material/Popover'
import { VehiclePicker } from '../../../organization/vehicle/VehiclePicker.tsx'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface VehicleMenuProps {
  anchor: HTMLElement
  organizationId: string | undefined
  onClose: () => void
  onChoose: (value: string) => void
}

/** A vehicle to narrow the list to, found by its unit number. */
export const VehicleMenu = ({ anchor, organizationId, onClose, onChoose }: VehicleMenuProps) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': t.chooseAVehicle,
        sx: { width: 280, maxWidth: '92vw', p: 3, display: 'grid', gap: 2 },
      } as object,
    }}
  >
    <VehiclePicker
      label={t.unitNumber}
      autoFocus
      organizationId={organizationId}
      value={null}
      onChange={(vehicle) => {
        if (vehicle) onChoose(vehicle.id)
      }}
    />
    <div style={{ display: 'flex', gap: 8 }}>
      <PlainButton type="button" className="outlined" onClick={() => onChoose('')}>
        {t.any2}
      </PlainButton>
      <PlainButton type="button" className="outlined" onClick={() => onChoose('none')}>
        {t.noVehicle}
      </PlainButton>
    </div>
  </Popover>
)
